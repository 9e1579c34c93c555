import { randomFillSync } from 'node:crypto'
import { toDecimal } from '@sanuk/engines/exact/fraction'
import { drawFrom } from '@sanuk/engines/random/draw'
import type { StakedFigures } from '@sanuk/engines/tables/staked-figures'
import type { Bet } from './bet.ts'

/** What so many rounds gave back, and how many standard deviations that is from what was counted. */
export type Played = { readonly rounds: number; readonly returned: number; readonly deviations: number }

const numberOf = (of: StakedFigures[keyof StakedFigures]) => Number(toDecimal(of, 15))

/** Plays a bet with the generator of the operating system and compares the gain with the exact figures. */
export function playRounds(bet: Bet, figures: StakedFigures, rounds: number): Played {
  const draw = drawFrom(systemBytes())
  let [staked, won] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const result = bet.playOnce(draw)
    staked += Number(toDecimal(result.staked, 6))
    won += Number(toDecimal(result.won, 6))
  }
  const spread = Math.sqrt(numberOf(figures.variance) * rounds)
  const expected = -numberOf(figures.edge) * rounds
  return { rounds, returned: won / staked, deviations: spread === 0 ? 0 : (won - staked - expected) / spread }
}

function systemBytes(): () => number {
  const block = Buffer.alloc(4096)
  let at = block.length
  return () => {
    if (at === block.length) {
      randomFillSync(block)
      at = 0
    }
    at += 1
    return block.readUInt8(at - 1)
  }
}
