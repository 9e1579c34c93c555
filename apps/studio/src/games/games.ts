import { INSTANT_GAMES } from '../instant/instant-games.ts'
import type { InstantTitle } from '../instant/instant-title.ts'
import { type SlotGame, slotPlayable } from '../machines/slot-game.ts'
import { SLOTS } from '../machines/slots.ts'
import type { Playable } from './playable.ts'

const slots = new Map(SLOTS.map((slot) => [slot.machine.code, slot]))
const instants = new Map(INSTANT_GAMES.map((game) => [game.code, game]))
const games = new Map<string, Playable>([
  ...SLOTS.map((slot) => [slot.machine.code, slotPlayable(slot)] as const),
  ...INSTANT_GAMES.map((game) => [game.code, game] as const),
])

/** The game behind a code, if it can be played. */
export const playableGame = (code: string): Playable | undefined => games.get(code)

/** The same, if it has reels. */
export const slotGame = (code: string): SlotGame | undefined => slots.get(code)

/** The same, if it has none. */
export const instantGame = (code: string): InstantTitle | undefined => instants.get(code)
