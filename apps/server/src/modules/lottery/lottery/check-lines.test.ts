import { PLAYS } from '@sanuk/engines/lottery/bets'
import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'
import { LOTTERY_GAMES } from './games.ts'

/** A line of every play of which there is one unit only, by its game. */
const ONLY_UNITS = LOTTERY_GAMES.flatMap((game) =>
  [...PLAYS[game.family].values()].filter(({ space }) => space === 1).map((play) => ({ game, play })),
)

test('there are plays with a single unit', () => {
  expect(new Set(ONLY_UNITS.map(({ play }) => play.code))).toContain('any-triple')
})

test.each(ONLY_UNITS)('takes the only unit of $play.code in $game.code', ({ game, play }) => {
  const line = {
    play: play.code,
    selection: { rows: [[0]] },
    unitStake: game.terms.kind === 'odds' ? '1' : '2',
    multiple: 1,
    units: 1,
  }
  expect(checkLines(game, [line], 1)).toHaveLength(1)
})
