import * as z from 'zod/mini'
import { count, listOf, money } from '../limits.ts'

const GUESSES = ['red', 'black', 'clubs', 'diamonds', 'hearts', 'spades'] as const
const guess = z.enum(GUESSES)
type Guess = z.output<typeof guess>
const move = z.union([guess, z.enum(['half', 'collect'])])

/** What was made of a win: what was done, and the cards that were turned. */
export const shownGamble = z.object({
  moves: listOf(move, 100),
  turned: listOf(z.object({ guess, card: z.string().check(z.maxLength(2)), risked: money, right: z.boolean() }), 40),
  taken: money,
  risked: money,
  cardsLeft: count,
})
export type ShownGamble = z.output<typeof shownGamble>

/** How many cards may be turned, and the most that may be made of a win, in stakes. */
export const gambleRules = z.object({
  cards: z.int().check(z.gte(1), z.lte(40)),
  ceiling: z.int().check(z.gte(1), z.lte(1_000_000)),
})

type Turned = { readonly guess: Guess; readonly card: string; readonly risked: bigint; readonly right: boolean }

/** A gamble drawn again to its end, in coins. */
export type DrawnGamble = {
  readonly turned: readonly Turned[]
  readonly taken: bigint
  readonly risked: bigint
  readonly cardsLeft: number
}

const [RANKS, SUITS] = ['23456789TJQKA', 'cdhs']
const IN_SUITS: Readonly<Record<Guess, string>> = {
  red: 'dh',
  black: 'cs',
  clubs: 'c',
  diamonds: 'd',
  hearts: 'h',
  spades: 's',
}

/** A colour has half of the suits and doubles; one suit quadruples. */
const factorOf = (said: Guess): bigint => BigInt(SUITS.length / IN_SUITS[said].length)

type Played = { readonly win: bigint; readonly moves: ShownGamble['moves'] }

/** Draws a gamble again, a card of 52 for each guess; null where something was done that is not offered, or it goes on. */
export function drawGamble(
  { cards, most }: { readonly cards: number; readonly most: bigint },
  { win, moves }: Played,
  below: (bound: number) => number,
): DrawnGamble | null {
  let now: DrawnGamble = { turned: [], taken: 0n, risked: win, cardsLeft: cards }
  for (const done of moves) {
    const factor = done === 'half' || done === 'collect' ? LEAST : factorOf(done)
    if (!mayGo(now, factor, most) || (done === 'half' && now.risked < 2n)) return null
    now = done === 'half' || done === 'collect' ? afterTaking(now, done) : afterCard(now, done, below(52))
  }
  return mayGo(now, LEAST, most) ? null : now
}

/** While a colour may be said, something may be done. */
const LEAST = 2n

const mayGo = ({ taken, risked, cardsLeft }: DrawnGamble, factor: bigint, most: bigint): boolean =>
  risked > 0n && cardsLeft > 0 && taken + risked * factor <= most

function afterTaking(before: DrawnGamble, done: 'half' | 'collect'): DrawnGamble {
  const left = done === 'half' ? before.risked / 2n : 0n
  return { ...before, taken: before.taken + before.risked - left, risked: left }
}

function afterCard(before: DrawnGamble, said: Guess, number: number): DrawnGamble {
  const [rank, suit] = [RANKS.charAt(Math.floor(number / 4)), SUITS.charAt(number % 4)]
  const right = IN_SUITS[said].includes(suit)
  return {
    ...before,
    turned: [...before.turned, { guess: said, card: rank + suit, risked: before.risked, right }],
    risked: right ? before.risked * factorOf(said) : 0n,
    cardsLeft: before.cardsLeft - 1,
  }
}
