import type { Game } from '../game.ts'

/** Colour of the frame's lamps in the paid game, and while free spins run. */
export const BASE_BULBS = 0xffe9b0
const FREE_BULBS = 0xff8f5c

/** Turns the room to the night of the free spins. */
export function enterFreeSpins({ panel, stage }: Game): void {
  panel.scene = 'free'
  stage.bulbs.colour = FREE_BULBS
  void stage.lanterns.show(true)
}

/** Turns it back. */
export function leaveFreeSpins({ panel, stage }: Game): void {
  panel.scene = 'base'
  stage.bulbs.colour = BASE_BULBS
  void stage.lanterns.show(false)
  panel.meter.show(null, '')
}
