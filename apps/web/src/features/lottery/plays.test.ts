import { expect, test } from 'vitest'
import { aLottery } from './lottery.fixture.ts'
import { highestPrize, type OfferedPlay, offeredPlays, prizesOf } from './plays.ts'

const offered = (code: string, odds: readonly string[] | null = null): OfferedPlay => {
  const [play] = offeredPlays({ family: 'SSC', plays: [{ code, odds: odds && [...odds] }] })
  if (!play) throw new Error(`there is no play ${code}`)
  return play
}

test('a play that this page does not know is left out', () => {
  const { plays } = aLottery({
    plays: [
      { code: 'from-tomorrow', odds: null },
      { code: 'position', odds: null },
    ],
  })
  expect(offeredPlays({ family: 'SSC', plays }).map(({ code }) => code)).toEqual(['position'])
  expect(offeredPlays({ family: 'UNKNOWN', plays })).toEqual([])
})

// A straight of three digits wins once in 1 000: 2 × 1 000 × 1 940 / 2 000 = 1 940.
test('the prize of a play follows its series', () => {
  expect(prizesOf(offered('back-three-straight'), 1940)).toEqual([19_400_000n])
})

test('odds of the game outrank the series', () => {
  expect(prizesOf(offered('back-three-straight', ['900.5']), 1940)).toEqual([18_010_000n])
})

test('the highest prize is scaled to the stake of a unit', () => {
  expect(highestPrize([19_400_000n, 10n], 2_000n)).toBe(1_940_000n)
})
