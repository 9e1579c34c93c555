import { asDice, type DiceOutcome, diceGame } from '../dice/dice-game.ts'
import type { SeriesGame } from '../live-game.ts'
import { sicBoOpposites, sicBoSpots } from './spots.ts'

/** Three dice with a pay table of single faces, pairs, triples, totals and sides. */
export const sicBoGame: SeriesGame<DiceOutcome> = diceGame({
  code: 'sic-bo',
  spots: sicBoSpots,
  opposites: sicBoOpposites,
  sides: [
    { red: 'big', blue: 'small' },
    { red: 'odd', blue: 'even' },
  ],
  ...asDice,
})
