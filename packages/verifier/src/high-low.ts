import * as z from 'zod/mini'
import { multipleText } from './multiples.ts'

type Below = (bound: number) => number
type Row = { readonly view: unknown; readonly multiple: bigint }

const guess = z.enum(['higher-or-same', 'lower-or-same', 'higher', 'lower', 'same'])
const rowMoves = z.array(z.union([guess, z.literal('skip'), z.literal('cash-out')]))

/** Aces are 1 and low, kings 13. */
const RANKS = 13
const MOST_SKIPS = 10

type Guess = z.output<typeof guess>

const RIGHT: Readonly<Record<Guess, (next: number, before: number) => boolean>> = {
  'higher-or-same': (next, before) => next >= before,
  'lower-or-same': (next, before) => next <= before,
  higher: (next, before) => next > before,
  lower: (next, before) => next < before,
  same: (next, before) => next === before,
}

/** A row of cards guessed from, each drawn from a whole pack: every right guess pays 0.99 times what would be fair. */
export function highLowRow(played: readonly unknown[], below: Below): Row {
  const moves = z.parse(rowMoves, played)
  const cards = [cardFrom(below)]
  let [over, under] = [10_000n, 1n]
  for (const move of moves) {
    if (move === 'cash-out') break
    const before = cards.at(-1)?.rank ?? 0
    const next = cardFrom(below)
    cards.push(next)
    if (move === 'skip') continue
    const isRight = RIGHT[move]
    const ways = Array.from({ length: RANKS }, (_, place) => place + 1).filter((rank) => isRight(rank, before)).length
    over = isRight(next.rank, before) ? over * 99n * BigInt(RANKS) : 0n
    under *= 100n * BigInt(ways)
    if (over === 0n) break
  }
  const multiple = over / under
  const skipsLeft = MOST_SKIPS - moves.filter((move) => move === 'skip').length
  return { view: { cards, moves, multiple: multipleText(multiple), next: {}, skipsLeft }, multiple }
}

function cardFrom(below: Below) {
  const place = below(RANKS * 4)
  return { rank: Math.floor(place / 4) + 1, suit: place % 4 }
}
