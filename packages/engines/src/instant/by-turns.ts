import type { Fraction } from '../exact/fraction.ts'
import type { Draw } from '../random/draw.ts'
import type { InstantGame } from './instant-game.ts'
import { ONE_STAKE } from './multiple.ts'

/** The rules of a game by turns. A state holds everything, hidden things too; only `view` decides what is shown. */
export type Turns<Choice, Move, State, View> = {
  /** Throws `RangeError` for a choice that is not allowed. */
  readonly begin: (choice: Choice, draw: Draw) => State
  /** What may be done while the round goes on. */
  readonly options: (state: State) => readonly Move[]
  /** Is given only moves that are among the options. */
  readonly after: (state: State, move: Move, draw: Draw) => State
  /** In first stakes; null while the round goes on. */
  readonly won: (state: State) => Fraction | null
  readonly view: (state: State, isOver: boolean) => View
}

/** A game in which nothing is staked after the beginning, played over from there move by move. */
export function byTurns<Choice, Move, State, View>(
  rules: Turns<Choice, Move, State, View>,
): InstantGame<Choice, Move, View> {
  const standing = (state: State) => {
    const won = rules.won(state)
    return { options: won === null ? rules.options(state) : [], won }
  }
  return {
    play: (choice, moves, draw) => {
      let state = rules.begin(choice, draw)
      let now = standing(state)
      for (const move of moves) {
        requireOption(now.options, move)
        state = rules.after(state, move, draw)
        now = standing(state)
      }
      return { view: rules.view(state, now.won !== null), staked: ONE_STAKE, ...now }
    },
  }
}

/** Moves are plain data with one field at most: those that are written alike are alike. */
function requireOption<Move>(options: readonly Move[], move: Move): void {
  const written = JSON.stringify(move)
  if (!options.some((option) => JSON.stringify(option) === written)) throw new RangeError(`no move now: ${written}`)
}
