import { GAMBLE_MOVES, type Gambled, type GambleMove, GUESS_NAMES, gamble, paidBy } from '@sanuk/engines/slots/gamble'
import { coinsOf, type SlotMachine } from '@sanuk/engines/slots/machine'
import { type Amount, times, writeAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { GambleTold } from '../protocol.ts'

const count = z.int().check(z.gte(0))
const move = z.enum(GAMBLE_MOVES)

/** A gamble as it is kept: in coins. */
export const keptGamble = z.strictObject({
  moves: z.array(move),
  turned: z.array(z.strictObject({ guess: z.enum(GUESS_NAMES), card: z.string(), risked: count, right: z.boolean() })),
  taken: count,
  risked: count,
  cardsLeft: count,
}) satisfies z.ZodMiniType<Gambled>

/** Plays what the player does with a win. Throws `RangeError` for a move that is not offered. */
export function gambleWith(
  machine: SlotMachine,
  { win, moves }: { win: number; moves: readonly unknown[] },
  draw: (bound: number) => number,
) {
  if (!machine.gamble || machine.jackpot) throw new RangeError(`${machine.code} offers no gamble`)
  const { cards, ceiling } = machine.gamble
  const { gambled, options } = gamble({ cards, ceiling: ceiling * coinsOf(machine), win }, moves.map(readMove), draw)
  return { gambled, options, paid: paidBy(gambled) }
}

function readMove(wanted: unknown): GambleMove {
  const read = move.safeParse(wanted)
  if (!read.success) throw new RangeError('that is none of the game’s words')
  return read.data
}

type Standing = { readonly options: readonly unknown[]; readonly isOver: boolean }

/** A gamble in money, as the client is told it. */
export function pricedGamble(gambled: Gambled, coin: Amount, { options, isOver }: Standing): GambleTold {
  const price = (coins: number) => writeAmount(times(coin, coins))
  return {
    moves: [...gambled.moves],
    turned: gambled.turned.map((one) => ({ ...one, risked: price(one.risked) })),
    taken: price(gambled.taken),
    risked: price(gambled.risked),
    cardsLeft: gambled.cardsLeft,
    options: options.map(readMove),
    paid: isOver ? price(paidBy(gambled)) : null,
  }
}
