import { Sound } from '@sanuk/vendor-client/sound/sound'
import { EFFECTS, type Effect } from './effects.ts'

/** The sounds of the Studio's games. */
export class GameSound extends Sound<Effect> {
  constructor() {
    super(EFFECTS)
  }
}
