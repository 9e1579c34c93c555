import { isDeepStrictEqual as isEqual } from 'node:util'
import { fraction } from '@sanuk/engines/exact/fraction'
import type { Draw } from '@sanuk/engines/random/draw'
import { type Beginning, type Bought, coinsOf, type SlotMachine } from '@sanuk/engines/slots/machine'
import type { ParSheet } from '@sanuk/engines/slots/par-sheet'
import { type Round, spin } from '@sanuk/engines/slots/spin'
import { type Amount, times } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { Playable } from '../games/playable.ts'
import { coinWorth } from './outcome.ts'

/** A machine that can be played: its mathematics, its printed figures and the stakes it takes. */
export type SlotGame = {
  readonly machine: SlotMachine
  readonly sheet: ParSheet
  /** Of a whole round, rising; each is divided into the machine's coins without a rest. */
  readonly stakes: readonly [Amount, ...Amount[]]
}

/**
 * A machine as a game among others: every round is over at once. It is chosen whether a round begins with a paid spin
 * (null), with a dearer one or with bought free spins; then the choice says what was offered.
 */
export function slotPlayable({ machine, sheet, stakes }: SlotGame): Playable {
  const { ante, freeSpins } = machine
  const offers: unknown[] = [
    null,
    ...(freeSpins.bought ? [freeSpins.bought] : []),
    ...(ante ? [{ ante: ante.coins }] : []),
  ]
  return {
    ...{ code: machine.code, mathVersion: machine.mathVersion, stakes },
    returnToPlayer: sheet.returnToPlayer.total,
    maximumWinMultiple: sheet.maximumWinMultiple,
    takes: (choice) => offers.some((offered) => isEqual(choice, offered)),
    stakesFor: (choice) => stakes.map((stake) => times(coinWorth(stake, coinsOf(machine)), coinsPaid(machine, choice))),
    play: (choice, _moves, draw) => {
      const outcome = drawRound({ machine, sheet }, beginningOf(choice), draw)
      const won = fraction(BigInt(outcome.win), BigInt(coinsPaid(machine, choice)))
      const { number } = outcome
      return { outcome, options: [], staked: ONE_STAKE, won, ...(number !== undefined && { number }) }
    },
    leave: () => undefined,
  }
}

const ONE_STAKE = fraction(1n)

/** What was chosen instead of an ordinary spin: free spins at their price, or the price of a dearer spin, in coins. */
type Chosen = { readonly bought?: Bought; readonly ante?: number }

const boughtChoice = z.strictObject({ spins: z.number(), coins: z.number() }) satisfies z.ZodMiniType<Bought>
const anteChoice = z.strictObject({ ante: z.number() })
const slotChoice = z.nullable(z.union([boughtChoice, anteChoice]))

/** What a round began with for a choice of its player; empty for an ordinary spin. */
export function chosenWith(choice: unknown): Chosen {
  const chosen = slotChoice.parse(choice)
  if (chosen === null) return {}
  return 'ante' in chosen ? chosen : { bought: chosen }
}

/** The choice that says so. */
export const choiceFrom = ({ bought, ante }: Chosen): unknown => bought ?? (ante === undefined ? null : { ante })

function beginningOf(choice: unknown): Beginning {
  const { bought, ante } = chosenWith(choice)
  if (bought) return 'bought'
  return ante === undefined ? 'spin' : 'ante'
}

/** For how many coins a round of the machine is played with that choice. */
export function coinsPaid(machine: SlotMachine, choice: unknown): number {
  const { bought, ante } = chosenWith(choice)
  return bought?.coins ?? ante ?? coinsOf(machine)
}

/** Throws where a round would win more than the machine can. */
function drawRound({ machine, sheet }: Pick<SlotGame, 'machine' | 'sheet'>, beginning: Beginning, draw: Draw): Round {
  const outcome = spin(machine, draw, beginning)
  if (outcome.win > sheet.maximumWinMultiple * coinsOf(machine)) {
    throw new Error(`${machine.code} would win ${outcome.win} coins`)
  }
  return outcome
}
