import type { Fraction } from '@sanuk/engines/exact/fraction'
import { fraction } from '@sanuk/engines/exact/fraction'
import type { Ending, InstantGame, Play } from '@sanuk/engines/instant/instant-game'
import type { Draw } from '@sanuk/engines/random/draw'
import type { StakedEnding } from '@sanuk/engines/tables/staked-figures'

/** What a round took and gave, in first stakes. */
export type Result = { readonly staked: Fraction; readonly won: Fraction }

/** A game with a choice, and a way to play on where it goes by turns: all its figures are known, and it can be played. */
export type Bet = {
  readonly game: string
  /** The choice, and how far one plays on. */
  readonly choice: string
  /** Every way a round ends; may take a second to count. */
  readonly endings: () => readonly StakedEnding[]
  readonly playOnce: (draw: Draw) => Result
}

type Played<Choice, Move, View> = {
  readonly game: InstantGame<Choice, Move, View>
  readonly choice: Choice
  readonly next: (play: Play<Move, View>) => Move
}

const ONE_STAKE = fraction(1n)

/** The endings of a game in which nothing is staked on the way. */
export const unraised = (endings: readonly Ending[]): readonly StakedEnding[] =>
  endings.map((ending) => ({ ...ending, staked: ONE_STAKE }))

/** One round to its end. A game by turns is played over from its beginning at each move, with the same draws. */
export function playOut<Choice, Move, View>({ game, choice, next }: Played<Choice, Move, View>, draw: Draw): Result {
  const taken: number[] = []
  const moves: Move[] = []
  for (;;) {
    const play = game.play(choice, moves, drawAgain(taken, draw))
    if (play.won !== null) return { staked: play.staked, won: play.won }
    moves.push(next(play))
  }
}

/** What was drawn before, and then what is drawn now. */
function drawAgain(taken: number[], draw: Draw): Draw {
  let at = 0
  return (bound) => {
    const known = taken[at] ?? draw(bound)
    taken[at] = known
    at += 1
    return known
  }
}

/** Takes the first of the options that will do. Throws where none does: the way to play on is not that of the rules. */
export const optionOf =
  <Move, View>(will: (move: Move, play: Play<Move, View>) => boolean) =>
  (play: Play<Move, View>): Move => {
    const move = play.options.find((option) => will(option, play))
    if (move === undefined) throw new Error('there is no such move')
    return move
  }

/** For games that are over at once. */
export const noMove = (): never => {
  throw new Error('a game decided at once asks for a move')
}
