import { fraction } from '@sanuk/engines/exact/fraction'
import type { Draw } from '@sanuk/engines/random/draw'
import { coinsOf, type SlotMachine } from '@sanuk/engines/slots/machine'
import type { ParSheet } from '@sanuk/engines/slots/par-sheet'
import { type Round, spin } from '@sanuk/engines/slots/spin'
import type { Amount } from '@sanuk/money/amount'
import type { Playable } from '../games/playable.ts'

/** A machine that can be played: its mathematics, its printed figures and the stakes it takes. */
export type SlotGame = {
  readonly machine: SlotMachine
  readonly sheet: ParSheet
  /** Of a whole round, rising; each is divided into the machine's coins without a rest. */
  readonly stakes: readonly [Amount, ...Amount[]]
}

/** A machine as a game among others: it has no choices, and every round is over at once. */
export function slotPlayable({ machine, sheet, stakes }: SlotGame): Playable {
  return {
    ...{ code: machine.code, mathVersion: machine.mathVersion, stakes },
    returnToPlayer: sheet.returnToPlayer.total,
    maximumWinMultiple: sheet.maximumWinMultiple,
    takes: (choice) => choice === null,
    play: (_choice, _moves, draw) => {
      const outcome = drawRound({ machine, sheet }, draw)
      return { outcome, options: [], staked: ONE_STAKE, won: fraction(BigInt(outcome.win), BigInt(coinsOf(machine))) }
    },
    leave: () => undefined,
  }
}

const ONE_STAKE = fraction(1n)

/** Throws where a round would win more than the machine can. */
function drawRound({ machine, sheet }: Pick<SlotGame, 'machine' | 'sheet'>, draw: Draw): Round {
  const outcome = spin(machine, draw)
  if (outcome.win > sheet.maximumWinMultiple * coinsOf(machine)) {
    throw new Error(`${machine.code} would win ${outcome.win} coins`)
  }
  return outcome
}
