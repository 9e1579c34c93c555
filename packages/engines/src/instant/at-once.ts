import type { Fraction } from '../exact/fraction.ts'
import type { Draw } from '../random/draw.ts'
import type { InstantGame } from './instant-game.ts'
import { ONE_STAKE } from './multiple.ts'

/** Decides a round in one go; `won` is in first stakes. Throws `RangeError` for a choice that is not allowed. */
export type Decide<Choice, View> = (choice: Choice, draw: Draw) => { readonly view: View; readonly won: Fraction }

/** A game whose rounds are over as soon as they are played. */
export function atOnce<Choice, View>(decide: Decide<Choice, View>): InstantGame<Choice, never, View> {
  return {
    play: (choice, moves, draw) => {
      if (moves.length > 0) throw new RangeError('a game decided at once has no moves')
      return { ...decide(choice, draw), options: [], staked: ONE_STAKE }
    },
  }
}
