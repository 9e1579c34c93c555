import type { Draw } from '@sanuk/engines/random/draw'
import { type Round, spin } from '@sanuk/engines/slots/spin'
import { type Amount, times } from '@sanuk/money/amount'
import { stakePerLine } from './outcome.ts'
import type { PlayableMachine } from './playable.ts'

/** What the reels gave, and what that is in money. */
export type Drawn = { readonly outcome: Round; readonly won: Amount }

/**
 * Draws a round: the one way to an outcome, for money and in demo mode. Throws where it would win more than the
 * machine can.
 */
export function drawOutcome({ machine, sheet }: PlayableMachine, stake: Amount, draw: Draw): Drawn {
  const outcome = spin(machine, draw)
  if (outcome.win > sheet.maximumWinMultiple * machine.lines.length) {
    throw new Error(`${machine.code} would win ${outcome.win} stakes per line`)
  }
  return { outcome, won: times(stakePerLine(stake, machine.lines.length), outcome.win) }
}
