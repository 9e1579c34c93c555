import type { InstantGame } from '@sanuk/engines/instant/instant-game'
import type { Draw } from '@sanuk/engines/random/draw'
import type { ByCurrency } from '@sanuk/money/by-currency'
import type * as z from 'zod/mini'
import type { GameClock, Playable } from '../games/playable.ts'
import { type Stakes, stakesFrom } from '../games/stakes.ts'
import type { InstantKind } from './instant-kinds.ts'
import type { Tables } from './pay-tables.ts'

/** A game without reels that can be played. */
export type InstantTitle = Playable & {
  readonly kind: InstantKind
  /** What it pays by a table of its own; without one, what its family pays. */
  readonly pays?: Tables
}

/** What a title is made of: its family's engine and wire, and what it says of itself. */
export type Made<Choice, Move, View> = {
  readonly code: string
  readonly kind: InstantKind
  readonly game: InstantGame<Choice, Move, View>
  readonly wire: { readonly choice: z.ZodMiniType<Choice>; readonly move: z.ZodMiniType<Move> }
  /** Of the choice that returns least, in per cent and cut off. */
  readonly returnToPlayer: string
  readonly maximumWinMultiple: number
  /** '1' where it is left out: its figures were never changed. */
  readonly mathVersion?: string
  readonly pays?: Tables
  /** Done for a player who does not come back; undefined gives the stake back. */
  readonly leave?: (options: readonly unknown[]) => unknown
  readonly clock?: MadeClock<Choice, Move>
}

/** The clock of a family whose player says but one word, at the moment he chooses. */
type MadeClock<Choice, Move> = {
  readonly word: string
  readonly lasts: (choice: Choice, draw: Draw) => number
  readonly moveAt: (ms: number) => Move
  readonly over: Move
}

/** Wins are multiples of a ten-thousandth of the stake: from a stake of one on they are whole amounts. */
const stakes: ByCurrency<Stakes> = {
  THB: stakesFrom('1 2 3 5 10 20 30 50 100 200 300 500 1000'),
  USD: stakesFrom('1 2 3 5 10 20 30'),
}

/** Whoever has won something by then has it. */
const cashOut = (options: readonly unknown[]): unknown => options.find((option) => option === 'cash-out')

/** A game as the Studio plays it: what comes from outside is read before the engine sees it. */
export function instantTitle<Choice, Move, View>(made: Made<Choice, Move, View>): InstantTitle {
  const { code, kind, game, wire, returnToPlayer, maximumWinMultiple, clock, mathVersion = '1' } = made
  return {
    code,
    kind,
    mathVersion,
    stakes,
    returnToPlayer,
    maximumWinMultiple,
    takes: (choice) => isAllowed(() => game.play(readBy(wire.choice, choice), [], lowest)),
    play: (choice, moves, draw) => {
      const done = moves.map((move) => readBy(wire.move, move))
      const { view, options, staked, won } = game.play(readBy(wire.choice, choice), done, draw)
      const words = options.length > 0 && clock ? [clock.word] : options
      return { outcome: view, options: words, staked, won }
    },
    leave: made.leave ?? cashOut,
    ...(clock && { clock: gameClock(clock, wire.choice) }),
    ...(made.pays && { pays: made.pays }),
  }
}

function gameClock<Choice, Move>(clock: MadeClock<Choice, Move>, choices: z.ZodMiniType<Choice>): GameClock {
  return {
    lasts: (choice, draw) => clock.lasts(readBy(choices, choice), draw),
    moveAt: (word, ms) => {
      if (word !== clock.word) throw new RangeError('that is none of the game’s words')
      return clock.moveAt(ms)
    },
    over: clock.over,
  }
}

/** A draw that is always the lowest: enough to hear whether a choice is one. */
const lowest = (): number => 0

function isAllowed(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function readBy<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const read = schema.safeParse(value)
  if (!read.success) throw new RangeError('that is none of the game’s words')
  return read.data
}
