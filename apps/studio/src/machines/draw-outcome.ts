import type { Draw } from '@sanuk/engines/random/draw'
import { type Round, spin } from '@sanuk/engines/slots/spin'
import { type Amount, times } from '@sanuk/money/amount'
import { stakePerLine } from './outcome.ts'
import type { PlayableMachine } from './playable.ts'

/**
 * Draws a round: the one way to an outcome, for money and in demo mode. It is told the machine and the draws that its
 * seeds make, and nothing of stakes, players, balances or brands. Throws where it would win more than the machine can.
 */
export function drawOutcome({ machine, sheet }: PlayableMachine, draw: Draw): Round {
  const outcome = spin(machine, draw)
  if (outcome.win > sheet.maximumWinMultiple * machine.lines.length) {
    throw new Error(`${machine.code} would win ${outcome.win} stakes per line`)
  }
  return outcome
}

/** What an outcome is in money. */
export const wonBy = ({ machine }: PlayableMachine, outcome: Round, stake: Amount): Amount =>
  times(stakePerLine(stake, machine.lines.length), outcome.win)
