import '../bank-hands/look.css'
import { BULL_BULL_HANDS, bullBullSpots } from '@sanuk/engines/live/bull-bull/spots'
import { bankLook } from '../bank-hands/bank-look.ts'
import { bullBullStatistics } from '../bank-hands/statistics.ts'
import type { GameLook } from '../game-look.ts'
import { BullBullFelt } from './felt.tsx'
import { BullBullHistory } from './history.tsx'
import { BullBullStage } from './stage.tsx'

/** Bull Bull: three hands of five cards against the bank. */
export const look: GameLook = {
  ...bankLook,
  Felt: BullBullFelt,
  Stage: BullBullStage,
  History: BullBullHistory,
  statistics: bullBullStatistics(BULL_BULL_HANDS),
  spots: () => bullBullSpots,
  rules: () => [
    {
      words: [
        'rooms-bank-hands.rules.bull-bull.aim',
        'rooms-bank-hands.rules.bull-bull.bull',
        'rooms-bank-hands.rules.bull-bull.equal',
        'rooms-bank-hands.rules.bull-bull.multiples',
        'rooms-bank-hands.rules.bull-bull.bets',
        'rooms-bank-hands.rules.bull-bull.side',
      ],
    },
  ],
  keys: {
    spots: { a: 'hand-1-equal', s: 'hand-2-equal', f: 'hand-3-equal' },
    word: 'rooms-bank-hands.keys.three',
  },
}
