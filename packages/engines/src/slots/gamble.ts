import { type CardName, nameOf, PACK, suitOf } from '../cards/card.ts'
import { type Fraction, fraction } from '../exact/fraction.ts'
import type { Draw } from '../random/draw.ts'

/** What of a win may be gambled: so many cards are turned at most, and nothing is offered that would make more of it. */
export type Gamble = {
  readonly cards: number
  /** In stakes of an ordinary spin, what was taken before included. */
  readonly ceiling: number
}

/** What may be said of the next card: its colour, which doubles what is risked, or its suit, which quadruples it. */
const GUESSES = {
  red: { times: 2, suits: [1, 2] },
  black: { times: 2, suits: [0, 3] },
  clubs: { times: 4, suits: [0] },
  diamonds: { times: 4, suits: [1] },
  hearts: { times: 4, suits: [2] },
  spades: { times: 4, suits: [3] },
} as const satisfies Readonly<Record<string, { readonly times: number; readonly suits: readonly number[] }>>

export type Guess = keyof typeof GUESSES
export const GUESS_NAMES = ['red', 'black', 'clubs', 'diamonds', 'hearts', 'spades'] as const satisfies readonly Guess[]

export type GambleMove = Guess | 'half' | 'collect'
export const GAMBLE_MOVES = [...GUESS_NAMES, 'half', 'collect'] as const satisfies readonly GambleMove[]

/** A card that was turned, what was said of it, and how many coins were risked on that. */
export type TurnedCard = {
  readonly guess: Guess
  readonly card: CardName
  readonly risked: number
  readonly right: boolean
}

/** How a gamble stands, in coins: what was taken and what is still risked make up the win. */
export type Gambled = {
  readonly moves: readonly GambleMove[]
  readonly turned: readonly TurnedCard[]
  readonly taken: number
  readonly risked: number
  readonly cardsLeft: number
}

/** A gamble after some moves: what may be done next, and nothing once it is over. */
export type GambleStanding = { readonly gambled: Gambled; readonly options: readonly GambleMove[] }

/** What is gambled with: the win of the reels, and in coins what is never passed. */
export type Stakes = { readonly cards: number; readonly ceiling: number; readonly win: number }

export const timesOf = (guess: Guess): number => GUESSES[guess].times

/** Whether a card is what was said of it. */
export const isRight = (guess: Guess, card: number): boolean =>
  GUESSES[guess].suits.some((suit) => suit === suitOf(card))

/**
 * Gambles with a win: a card a guess, each turned from a whole pack, so that no card says anything of another. Half of what
 * is risked, rounded up to whole coins, may be taken at any time, and all of it. Throws `RangeError` for a move that is not
 * offered.
 */
export function gamble(stakes: Stakes, moves: readonly GambleMove[], draw: Draw): GambleStanding {
  let gambled: Gambled = { moves: [], turned: [], taken: 0, risked: stakes.win, cardsLeft: stakes.cards }
  for (const move of moves) {
    if (!optionsOf(stakes, gambled).includes(move)) throw new RangeError(`no move now: ${move}`)
    gambled = { ...afterMove(gambled, move, draw), moves: [...gambled.moves, move] }
  }
  return { gambled, options: optionsOf(stakes, gambled) }
}

function afterMove(gambled: Gambled, move: GambleMove, draw: Draw): Gambled {
  const { taken, risked, turned, cardsLeft } = gambled
  if (move === 'collect') return { ...gambled, taken: taken + risked, risked: 0 }
  if (move === 'half') return { ...gambled, taken: taken + Math.ceil(risked / 2), risked: Math.floor(risked / 2) }
  const card = draw(PACK)
  const right = isRight(move, card)
  return {
    ...gambled,
    turned: [...turned, { guess: move, card: nameOf(card), risked, right }],
    risked: right ? risked * timesOf(move) : 0,
    cardsLeft: cardsLeft - 1,
  }
}

/** A gamble in which nothing can be said any more is over, and what is risked is paid. */
function optionsOf({ ceiling }: Stakes, { taken, risked, cardsLeft }: Gambled): readonly GambleMove[] {
  if (risked === 0 || cardsLeft === 0) return []
  const guesses = GUESS_NAMES.filter((guess) => taken + risked * timesOf(guess) <= ceiling)
  if (guesses.length === 0) return []
  return [...guesses, ...(risked > 1 ? (['half'] as const) : []), 'collect']
}

/** What a gamble pays, in coins, when nothing more is done in it. */
export const paidBy = ({ taken, risked }: Gambled): number => taken + risked

/** What a guess gives back of what is risked on it, counted over the cards of a pack. */
export function returnOfGuess(guess: Guess): Fraction {
  const pack = Array.from({ length: PACK }, (_, card) => card)
  return fraction(BigInt(pack.filter((card) => isRight(guess, card)).length * timesOf(guess)), BigInt(PACK))
}
