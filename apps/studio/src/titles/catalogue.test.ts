import { MONEY_PATTERN, parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { playableMachine } from '../machines/playable.ts'
import { TITLES, VASSALAGES } from './catalogue.ts'

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

test('no two titles share a code or a name', () => {
  expect(repeated(TITLES.map(({ code }) => code))).toEqual([])
  expect(repeated(TITLES.map(({ names }) => names.th))).toEqual([])
  expect(repeated(TITLES.map(({ names }) => names.en))).toEqual([])
})

test.each(TITLES)('$code can be listed: its code, names, label and stakes are sound', (title) => {
  expect(title.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(title.names.th).toMatch(/^[\u0e00-\u0e7f0-9 ]+$/)
  expect(title.names.en).toMatch(/^[A-Za-z0-9’ -]+$/)
  expect(VASSALAGES.map(({ code }) => code)).toContain(title.vassalage)
  for (const stake of [title.minimumStake, title.maximumStake]) expect(stake).toMatch(MONEY_PATTERN)
  expect(parseAmount(title.minimumStake) < parseAmount(title.maximumStake)).toBe(true)
})

test('labels have distinct codes and at least one title each', () => {
  expect(repeated(VASSALAGES.map(({ code }) => code))).toEqual([])
  for (const { code } of VASSALAGES) expect(TITLES.some(({ vassalage }) => vassalage === code)).toBe(true)
})

test('what can be played is listed with the lines and stakes of its machine', () => {
  for (const title of TITLES.filter(({ playable }) => playable)) {
    const game = playableMachine(title.code)
    expect(title.lines).toBe(game?.machine.lines.length)
    expect(parseAmount(title.minimumStake)).toBe(game?.stakes[0])
    expect(parseAmount(title.maximumStake)).toBe(game?.stakes.at(-1))
  }
})

test('Golden Tiger leads the list and is the one that can be played', () => {
  expect(TITLES[0]?.code).toBe('golden-tiger')
  expect(TITLES.filter(({ playable }) => playable).map(({ code }) => code)).toEqual(['golden-tiger'])
})
