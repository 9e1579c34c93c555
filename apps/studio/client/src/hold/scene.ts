import type { Amount } from '@sanuk/money/amount'
import type { Step } from '#protocol'
import { BASE_BULBS } from '../free-spins/scene.ts'
import type { Game } from '../game.ts'
import type { HoldFeature } from './feature.ts'
import { worthOf } from './holding.ts'
import { HOLD_PACES, type HoldPace } from './pace.ts'

/** Colour of the frame's lamps while respins run. */
const HOLD_BULBS = 0xffc766

/** What shows the respins. Throws where the machine has none: a round and its machine belong together. */
export function holdOf({ features }: Game): HoldFeature {
  if (!features.hold) throw new Error('this machine holds nothing')
  return features.hold
}

/** Turns the room dark and puts the board over the reels, with what a step holds. Nothing where it stands already. */
export async function enterHold(game: Game, { held = [] }: Step, stake: Amount): Promise<void> {
  const { panel, stage, money } = game
  const { board, meter } = holdOf(game)
  panel.scene = 'hold'
  stage.bulbs.colour = HOLD_BULBS
  meter.sum(game.say('game.respins.worth'), money(worthOf(held)))
  panel.meter.lend(meter.view)
  await board.open(held, stake)
}

/** Turns the lights on again. */
export async function leaveHold(game: Game): Promise<void> {
  game.panel.scene = 'base'
  game.stage.bulbs.colour = BASE_BULBS
  game.panel.meter.show(null, '')
  await holdOf(game).board.close()
}

export const holdPaceOf = ({ preferences }: Game): HoldPace => HOLD_PACES[preferences.quick ? 'quick' : 'normal']
