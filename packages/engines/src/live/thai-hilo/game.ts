import { asDice, type DiceOutcome, diceGame } from '../dice/dice-game.ts'
import type { SeriesGame } from '../live-game.ts'
import { thaiHiloOpposites, thaiHiloSpots } from './spots.ts'

/** Thai Hi-Lo: three dice, their total, single faces (teng) and pairs of faces (tot). */
export const thaiHiloGame: SeriesGame<DiceOutcome> = diceGame({
  code: 'thai-hilo',
  spots: thaiHiloSpots,
  opposites: thaiHiloOpposites,
  sides: [{ red: 'high', blue: 'low' }],
  ...asDice,
})
