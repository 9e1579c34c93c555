import { INSTANT_GAMES } from '@sanuk/studio/instant/instant-games'
import { SLOTS } from '@sanuk/studio/machines/slots'
import { mechanicOf } from '../games/slots.ts'
import { type Told, toldInstant, toldSlot } from './server-rounds.ts'

/** Every game that can be played. */
export const allTold: readonly Told[] = [
  ...SLOTS.map(({ machine }) => toldSlot(machine, mechanicOf(machine))),
  ...INSTANT_GAMES.map(toldInstant),
]
