import { type Fraction, fraction, isMore, product } from '../exact/fraction.ts'
import type { Draw } from '../random/draw.ts'
import { byTurns } from './by-turns.ts'
import { chanceOfGuess, type Guess, guessesOn, isRight, RANKS } from './hi-lo-guesses.ts'
import type { InstantGame } from './instant-game.ts'
import { itemAt } from './lookup.ts'
import { multipleAt, NOTHING, ONE_STAKE, paid, writeMultiple } from './multiple.ts'

/** Ranks are 1 (ace) to 13 (king); suits 0 to 3 are clubs, diamonds, hearts and spades, and count for nothing. */
export type HiLoCard = { readonly rank: number; readonly suit: number }

export type HiLoMove = Guess | 'skip' | 'cash-out'

export type HiLoView = {
  /** All cards shown so far; the last lies open to be guessed from. */
  readonly cards: readonly HiLoCard[]
  /** What was made of these cards, in order; the last guess may be wrong. */
  readonly moves: readonly HiLoMove[]
  /** What was won, or would be by cashing out. */
  readonly multiple: string
  /** What each guess offered would make of it; empty when the round is over. */
  readonly next: { readonly [guess in Guess]?: string }
  readonly skipsLeft: number
}

type Round = {
  readonly cards: readonly HiLoCard[]
  readonly moves: readonly HiLoMove[]
  /** Not cut off; 1 before the first guess. */
  readonly multiple: Fraction
  readonly skipsLeft: number
}

const SUITS = 4
/** Free of charge and of effect on the return: every guess costs 1 %, whatever card lies there. */
const SKIPS = 10
/** No guess is offered that would pay more than 10 000 stakes. */
const MOST = fraction(10_000n)

/**
 * Cards come from a deck without end: every card is uniform, whatever lay before. The next card shall be higher or the
 * same, or lower or the same; on an ace higher or the same, on a king lower or the same are two separate guesses. A
 * right guess takes the multiple 0.99 / chance times. The first card is drawn at the beginning, one more with each guess
 * or skip. A round in which neither guess nor skip is left is paid by itself.
 */
export const hiLo: InstantGame<null, HiLoMove, HiLoView> = byTurns({
  begin: (_choice, draw): Round => ({ cards: [drawCard(draw)], moves: [], multiple: ONE_STAKE, skipsLeft: SKIPS }),
  options: (round) => [...furtherMoves(round), ...(hasGuessed(round) ? (['cash-out'] as const) : [])],
  after,
  won: wonBy,
  view: (round, isOver) => ({
    cards: round.cards,
    moves: round.moves,
    multiple: writeMultiple(hasGuessed(round) ? round.multiple : NOTHING),
    next: isOver ? {} : nextMultiples(round),
    skipsLeft: round.skipsLeft,
  }),
})

function after(round: Round, move: HiLoMove, draw: Draw): Round {
  const moves = [...round.moves, move]
  if (move === 'cash-out') return { ...round, moves }
  const card = drawCard(draw)
  const cards = [...round.cards, card]
  if (move === 'skip') return { ...round, cards, moves, skipsLeft: round.skipsLeft - 1 }
  const right = isRight(move, lastRank(round), card.rank)
  return { ...round, cards, moves, multiple: right ? multipleAfter(round, move) : NOTHING }
}

function drawCard(draw: Draw): HiLoCard {
  const place = draw(RANKS * SUITS)
  return { rank: Math.floor(place / SUITS) + 1, suit: place % SUITS }
}

function lastRank({ cards }: Round): number {
  return itemAt(cards, cards.length - 1).rank
}

function hasGuessed({ moves }: Round): boolean {
  return moves.some((move) => move !== 'skip')
}

function multipleAfter(round: Round, guess: Guess): Fraction {
  return product(round.multiple, multipleAt(chanceOfGuess(guess, lastRank(round))))
}

function guessesOffered(round: Round): readonly Guess[] {
  return guessesOn(lastRank(round)).filter((guess) => !isMore(multipleAfter(round, guess), MOST))
}

function furtherMoves(round: Round): readonly HiLoMove[] {
  return [...guessesOffered(round), ...(round.skipsLeft > 0 ? (['skip'] as const) : [])]
}

function nextMultiples(round: Round): HiLoView['next'] {
  return Object.fromEntries(guessesOffered(round).map((guess) => [guess, writeMultiple(multipleAfter(round, guess))]))
}

function wonBy(round: Round): Fraction | null {
  const isOver = round.multiple.over === 0n || round.moves.at(-1) === 'cash-out' || furtherMoves(round).length === 0
  return isOver ? paid(round.multiple) : null
}
