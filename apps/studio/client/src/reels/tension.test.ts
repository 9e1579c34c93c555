import { expect, test } from 'vitest'
import { scattersNeeded, tenseReels } from './tension.ts'

const RULES = { scatter: 'lantern', needed: 3 }
const none = ['gem', 'coin', 'bell']
const one = ['gem', 'lantern', 'bell']
const two = ['lantern', 'gem', 'lantern']

test.each([
  ['no scatters', [none, none, none, none, none], [false, false, false, false, false]],
  ['two scatters on the first reels', [one, one, none, none, none], [false, false, true, true, true]],
  ['two scatters far apart', [one, none, none, one, none], [false, false, false, false, true]],
  ['two scatters on one reel', [two, none, none, none, none], [false, true, true, true, true]],
  ['a third scatter, which ends the tension', [one, one, one, none, none], [false, false, true, false, false]],
  ['two scatters on the last reels', [none, none, none, one, one], [false, false, false, false, false]],
])('reels that build tension with %s', (_, grid, expected) => {
  expect(tenseReels(grid, RULES)).toEqual(expected)
})

test('scattersNeeded is the lowest count that starts free spins, respins or a pick board', () => {
  const freeSpins = { awards: { 3: 10, 4: 15, 5: 20 }, multiplier: 2 }
  const hold = { least: 6, respins: 3, values: [1], full: 100 }
  const none = { hold: null, freeSpins: { awards: {}, multiplier: 1 }, pick: null }
  const pick = {
    times: { 4: 1, 5: 2 },
    places: 2,
    ends: 1,
    prizes: [{ coins: 1, places: 1 }],
    factors: [],
    returnToPlayer: '1',
    every: '1',
    cover: 'a',
    end: 'b',
    sound: [],
    hue: 0,
  }
  expect(scattersNeeded({ ...none, freeSpins })).toBe(3)
  expect(scattersNeeded({ ...none, hold })).toBe(6)
  expect([scattersNeeded({ ...none, pick }), scattersNeeded({ ...none, freeSpins, pick })]).toEqual([4, 3])
  expect(
    tenseReels([one, two], {
      scatter: 'lantern',
      needed: scattersNeeded(none),
    }),
  ).toEqual([false, false])
})
