import { ANIMALS, colourOfBall } from '@sanuk/engines/lottery/bets'

/** How a number of a draw is drawn on the screen. `colour` names a colour of `balls.module.css`. */
type BallLook = {
  readonly shape: 'ball' | 'square' | 'die' | 'name'
  readonly colour: string | null
  /** Set apart from those before it: the special ball. */
  readonly isApart: boolean
  /** The animal that a number stands for, by its code. */
  readonly animal: string | null
}

const PLAIN: BallLook = { shape: 'ball', colour: null, isApart: false, animal: null }

/** Regular balls of a draw of 49; the special one comes after them. */
const REGULAR_BALLS = 6

/** How the number at a place (from 0) of a family's draw looks: cars and balls have colours, dice their faces. */
export function lookOf(family: string, number: string, at: number): BallLook {
  switch (family) {
    case 'PK10':
      return { ...PLAIN, shape: 'square', colour: `car-${Number(number)}` }
    case 'LHC':
      return { ...PLAIN, colour: colourOfBall(Number(number)), isApart: at === REGULAR_BALLS }
    case 'K3':
      return /^[1-6]$/.test(number) ? { ...PLAIN, shape: 'die' } : PLAIN
    case 'ZODIAC': {
      const animal = ANIMALS[Number(number) - 1]
      return animal ? { ...PLAIN, shape: 'name', animal } : PLAIN
    }
    default:
      return PLAIN
  }
}
