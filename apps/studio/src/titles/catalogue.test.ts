import { MONEY_PATTERN, parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { playableGame, slotGame } from '../games/games.ts'
import { INSTANT_GAMES } from '../instant/instant-games.ts'
import { SLOTS } from '../machines/slots.ts'
import { TITLES, VASSALAGES } from './catalogue.ts'

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

test('no two titles share a code or a name', () => {
  expect(repeated(TITLES.map(({ code }) => code))).toEqual([])
  expect(repeated(TITLES.map(({ names }) => names.th))).toEqual([])
  expect(repeated(TITLES.map(({ names }) => names.en))).toEqual([])
})

test.each(TITLES)('$code has a valid code, names, label and stake range', (title) => {
  expect(title.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(title.names.th).toMatch(/^[\u0e00-\u0e7f0-9 ]+$/)
  expect(title.names.en).toMatch(/^[A-Za-z0-9’ -]+$/)
  expect(VASSALAGES.map(({ code }) => code)).toContain(title.vassalage)
  for (const stake of [title.minimumStake, title.maximumStake]) expect(stake).toMatch(MONEY_PATTERN)
  expect(parseAmount(title.minimumStake) < parseAmount(title.maximumStake)).toBe(true)
})

test('labels have distinct codes, and each has titles of exactly one game type', () => {
  expect(repeated(VASSALAGES.map(({ code }) => code))).toEqual([])
  for (const { code } of VASSALAGES) {
    const types = TITLES.filter(({ vassalage }) => vassalage === code).map(({ gameType }) => gameType)
    expect(new Set(types).size, code).toBe(1)
  }
})

test.each([
  { gameType: 'RNG', titles: 170, labels: 9 },
  { gameType: 'FISH', titles: 18, labels: 2 },
  { gameType: 'PVP', titles: 24, labels: 2 },
  { gameType: 'SPORTS', titles: 10, labels: 2 },
  { gameType: 'ESPORTS', titles: 10, labels: 2 },
])('$gameType has at least $titles titles of $labels labels', ({ gameType, titles, labels }) => {
  const found = TITLES.filter((title) => title.gameType === gameType)
  expect(found.length).toBeGreaterThanOrEqual(titles)
  expect(new Set(found.map(({ vassalage }) => vassalage)).size).toBeGreaterThanOrEqual(labels)
})

test.each([
  { classification: 'SC', titles: 12 },
  { classification: 'VP', titles: 12 },
  { classification: 'TG', titles: 12 },
  { classification: 'AC', titles: 16 },
  { classification: 'BG', titles: 3 },
])('there are at least $titles titles of the class $classification', ({ classification, titles }) => {
  const found = TITLES.filter((title) => title.gameType === 'RNG' && title.classification === classification)
  expect(found.length).toBeGreaterThanOrEqual(titles)
})

test('at most one title in six has a hot or new tag', () => {
  expect(TITLES.filter(({ tags }) => tags.length > 0).length).toBeLessThanOrEqual(TITLES.length / 6)
})

test('every title has a distinct cover recipe, apart from its hues', () => {
  const recipes = TITLES.map(({ cover: { hues: _, ...recipe } }) => JSON.stringify(recipe))
  expect(repeated(recipes)).toEqual([])
})

const PLAYABLE = TITLES.filter(({ code }) => playableGame(code))

test('playable titles are listed with the lines and stake range of their game', () => {
  for (const title of PLAYABLE) {
    const game = playableGame(title.code)
    expect(title.lines, title.code).toBe(slotGame(title.code)?.machine.lines.length || null)
    expect(parseAmount(title.minimumStake), title.code).toBe(game?.stakes.THB[0])
    expect(parseAmount(title.maximumStake), title.code).toBe(game?.stakes.THB.at(-1))
  }
})

test('every implemented game has a title, and Golden Tiger is listed first', () => {
  expect(TITLES[0]?.code).toBe('golden-tiger')
  expect(PLAYABLE.length).toBe(SLOTS.length + INSTANT_GAMES.length)
})

/** Text in which names of symbols are numbered as they come: it is the same for games that differ in names only. */
function withoutNames(data: unknown): string {
  const names: string[] = []
  return JSON.stringify(data).replaceAll(/"([^"]+)"/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name)
    return `#${names.indexOf(name)}`
  })
}

/**
 * All that decides what a title pays and how often, without its code, its drawings and its words: of a game without reels its
 * family and what it pays by a table, a book, a hall or a flight of its own.
 */
const MATHEMATICS = new Map([
  ...SLOTS.map(({ machine: { code, mathVersion: _, ...machine } }) => [code, withoutNames(machine)] as const),
  ...INSTANT_GAMES.map(({ code, kind, pays }) => [code, JSON.stringify([kind, pays])] as const),
])

test('no two listed titles are the same game under different names', () => {
  const listed = PLAYABLE.map(({ code }) => MATHEMATICS.get(code) ?? code)
  expect(listed).toHaveLength(PLAYABLE.length)
  expect(PLAYABLE.filter((_, at) => listed.indexOf(listed[at] ?? '') !== at).map(({ code }) => code)).toEqual([])
})
