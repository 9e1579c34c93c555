import { isDeepStrictEqual as isEqual } from 'node:util'
import { fraction } from '@sanuk/engines/exact/fraction'
import type { Draw } from '@sanuk/engines/random/draw'
import { type Beginning, type Bought, coinsOf, type SlotMachine } from '@sanuk/engines/slots/machine'
import type { ParSheet } from '@sanuk/engines/slots/par-sheet'
import { coveredPlaces } from '@sanuk/engines/slots/pick'
import { type Picks, type Round, spinWith } from '@sanuk/engines/slots/spin'
import { times } from '@sanuk/money/amount'
import { type ByCurrency, inCurrency } from '@sanuk/money/by-currency'
import * as z from 'zod/mini'
import type { Playable, Played } from '../games/playable.ts'
import type { Stakes } from '../games/stakes.ts'
import { gambleWith } from './gambled.ts'
import { coinWorth, type SlotOutcome } from './outcome.ts'

/** A machine that can be played: its mathematics, its printed figures and the stakes it takes. */
export type SlotGame = {
  readonly machine: SlotMachine
  readonly sheet: ParSheet
  /** Of a whole round; each is divided into the machine's coins without a rest. */
  readonly stakes: ByCurrency<Stakes>
}

/**
 * A machine as a game among others. It is chosen whether a round begins with a paid spin (null), with a dearer one or with
 * bought free spins; then the choice says what was offered. A round is over at once, unless it was chosen, too, that its win
 * may be gambled with, or that the player picks from its board himself: that waits for moves.
 */
export function slotPlayable({ machine, sheet, stakes }: SlotGame): Playable {
  const { ante, freeSpins, gamble, pick } = machine
  const offers: unknown[] = [
    null,
    ...(freeSpins.bought ? [freeSpins.bought] : []),
    ...(ante ? [{ ante: ante.coins }] : []),
    ...(gamble ? [{ gamble: true }, ...(ante ? [{ ante: ante.coins, gamble: true }] : [])] : []),
    ...(pick ? [{ pick: true }, ...(ante ? [{ ante: ante.coins, pick: true }] : [])] : []),
  ]
  return {
    code: machine.code,
    mathVersion: machine.mathVersion,
    stakes,
    returnToPlayer: sheet.returnToPlayer.total,
    maximumWinMultiple: sheet.maximumWinMultiple,
    takes: (choice) => offers.some((offered) => isEqual(choice, offered)),
    stakesFor: (choice, currency) =>
      inCurrency(stakes, currency).map((stake) =>
        times(coinWorth(stake, coinsOf(machine)), coinsPaid(machine, choice)),
      ),
    play: (choice, moves, draw) => playSlot({ machine, sheet }, { choice, moves }, draw),
    // Who does not come back has taken what was won by then; what is covered is opened from the first place on.
    leave: (options) => options.find((option) => option === 'collect') ?? options[0],
  }
}

const ONE_STAKE = fraction(1n)

type Asked = { readonly choice: unknown; readonly moves: readonly unknown[] }

/** Plays as far as the moves go: places that are picked, or what is done with a win. */
function playSlot(slot: Pick<SlotGame, 'machine' | 'sheet'>, { choice, moves }: Asked, draw: Draw): Played {
  const { pick, gamble } = chosenWith(choice)
  const round = drawRound(slot, { choice, picks: pick ? moves : null }, draw)
  const inStakes = (coins: number) => fraction(BigInt(coins), BigInt(coinsPaid(slot.machine, choice)))
  if (gamble) {
    const { gambled, options, paid } = gambleWith(slot.machine, { win: round.win, moves }, draw)
    const won = options.length > 0 ? null : inStakes(paid)
    return { outcome: { ...round, gamble: gambled } satisfies SlotOutcome, options, staked: ONE_STAKE, won }
  }
  if (!pick && moves.length > 0) throw new RangeError('no move is made in this round')
  const options = round.board ? coveredPlaces(round.board) : []
  const won = options.length > 0 ? null : inStakes(round.win)
  const { number } = round
  return { outcome: round, options, staked: ONE_STAKE, won, ...(number !== undefined && { number }) }
}

/**
 * What was chosen instead of an ordinary spin: free spins at their price, or the price of a dearer spin, in coins; whether
 * the win may be gambled with; and whether the player picks from the board himself.
 */
type Chosen = { readonly bought?: Bought; readonly ante?: number; readonly gamble?: true; readonly pick?: true }

const boughtChoice = z.strictObject({ spins: z.number(), coins: z.number() }) satisfies z.ZodMiniType<Bought>
const spinChoice = z.strictObject({
  ante: z.exactOptional(z.number()),
  gamble: z.exactOptional(z.literal(true)),
  pick: z.exactOptional(z.literal(true)),
})
const slotChoice = z.nullable(z.union([boughtChoice, spinChoice]))

/** What a round began with for a choice of its player; empty for an ordinary spin. */
export function chosenWith(choice: unknown): Chosen {
  const chosen = slotChoice.parse(choice)
  if (chosen === null) return {}
  return 'spins' in chosen ? { bought: chosen } : chosen
}

/** The choice that says so. */
export function choiceFrom({ bought, ante, gamble, pick }: Chosen): unknown {
  if (bought || (ante === undefined && !gamble && !pick)) return bought ?? null
  return { ...(ante !== undefined && { ante }), ...(gamble && { gamble }), ...(pick && { pick }) }
}

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
function drawRound(
  { machine, sheet }: Pick<SlotGame, 'machine' | 'sheet'>,
  { choice, picks }: { readonly choice: unknown; readonly picks: Picks },
  draw: Draw,
): Round {
  const outcome = spinWith(machine, draw, { beginning: beginningOf(choice), picks })
  if (outcome.win > sheet.maximumWinMultiple * coinsOf(machine)) {
    throw new Error(`${machine.code} would win ${outcome.win} coins`)
  }
  return outcome
}
