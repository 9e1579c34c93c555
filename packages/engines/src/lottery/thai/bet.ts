import { fraction } from '../../exact/fraction.ts'
import type { PlayRow } from '../family.ts'
import { THREE_UP_PLAYS, type ThreeUpBet } from '../three-digits/bet.ts'

const FRONT_AND_BACK: readonly PlayRow<ThreeUpBet>[] = [
  { code: 'front-three', group: 'three', bet: { kind: 'number', drawn: 'front-three', odds: fraction(450n) } },
  { code: 'back-three', group: 'three', bet: { kind: 'number', drawn: 'back-three', odds: fraction(450n) } },
]

/** The plays of the Thai government's draw in the order of the pad: two of each are drawn at the front and the back. */
export const THAI_PLAYS: readonly PlayRow<ThreeUpBet>[] = THREE_UP_PLAYS.toSpliced(2, 0, ...FRONT_AND_BACK)
