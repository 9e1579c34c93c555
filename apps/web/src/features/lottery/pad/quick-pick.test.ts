import { FAMILIES, faultOf, PLAYS } from '@sanuk/engines/lottery/bets'
import { expect, test } from 'vitest'
import { quickPicks, randomBelow } from './quick-pick.ts'

/** The generator of Lehmer with the figures of Park and Miller (1988): the same numbers in each run. */
function seeded(): (bound: number) => number {
  let state = 20_261_127
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647
    return state % bound
  }
}

test.each(FAMILIES)('every play of %s has a valid quick pick', (family) => {
  const without = [...PLAYS[family].values()].filter((play) => {
    const [selection] = quickPicks(play, 1, seeded())
    return !selection || faultOf(play.form, selection) !== null || play.units(selection) < 1
  })
  expect(without.map(({ code }) => code)).toEqual([])
})

test('a straight of three digits gives a quick pick of one unit', () => {
  const play = PLAYS.SSC.get('back-three-straight')
  expect(play && quickPicks(play, 5, seeded()).map(play.units)).toEqual([1, 1, 1, 1, 1])
})

test('ten quick picks are ten different bets', () => {
  const play = PLAYS.SSC.get('back-three-straight')
  const picks = play ? quickPicks(play, 10, seeded()) : []
  expect(new Set(picks.map((pick) => JSON.stringify(pick))).size).toBe(10)
})

test('random numbers are within their bound and reach all of it', () => {
  const drawn = new Set(Array.from({ length: 500 }, () => randomBelow(6)))
  expect([...drawn].toSorted()).toEqual([0, 1, 2, 3, 4, 5])
})
