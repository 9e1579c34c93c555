import { expect, test } from 'vitest'
import { fraction } from '../exact/fraction.ts'
import { stakedFiguresOf } from './staked-figures.ts'

test('stakedFiguresOf: stakes added during a round count in return, edge and variance', () => {
  // Half the rounds lose the stake; of the others, doubled, half lose both and half win both. By hand: 1.5 staked, 1 won
  // on average; gains of -1, -2 and 2 with chances of 1/2, 1/4 and 1/4 have a mean of -1/2 and a mean square of 5/2.
  const [half, quarter] = [fraction(1n, 2n), fraction(1n, 4n)]
  const figures = stakedFiguresOf([
    { staked: fraction(1n), won: fraction(0n), chance: half },
    { staked: fraction(2n), won: fraction(0n), chance: quarter },
    { staked: fraction(2n), won: fraction(4n), chance: quarter },
  ])
  expect(figures).toEqual({
    staked: fraction(3n, 2n),
    edge: fraction(1n, 2n),
    returnToPlayer: fraction(2n, 3n),
    variance: fraction(9n, 4n),
    hit: quarter,
    maximumWin: fraction(4n),
    maximumWinChance: quarter,
  })
})
