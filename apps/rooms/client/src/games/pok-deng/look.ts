import '../bank-hands/look.css'
import { POK_DENG_HANDS, pokDengSpots } from '@sanuk/engines/live/pok-deng/spots'
import { bankLook } from '../bank-hands/bank-look.ts'
import { pokDengStatistics } from '../bank-hands/statistics.ts'
import type { GameLook } from '../game-look.ts'
import { PokDengFelt } from './felt.tsx'
import { PokDengHistory } from './history.tsx'
import { PokDengStage } from './stage.tsx'

/** Pok Deng: four hands of two or three cards against the bank. */
export const look: GameLook = {
  ...bankLook,
  Felt: PokDengFelt,
  Stage: PokDengStage,
  History: PokDengHistory,
  statistics: pokDengStatistics(POK_DENG_HANDS),
  spots: () => pokDengSpots,
  rules: () => [
    {
      words: [
        'rooms-bank-hands.rules.pok-deng.aim',
        'rooms-bank-hands.rules.pok-deng.points',
        'rooms-bank-hands.rules.pok-deng.third',
        'rooms-bank-hands.rules.pok-deng.ranks',
        'rooms-bank-hands.rules.pok-deng.deng',
        'rooms-bank-hands.rules.pok-deng.bets',
        'rooms-bank-hands.rules.pok-deng.side',
      ],
    },
  ],
  keys: {
    spots: { a: 'hand-1-equal', s: 'hand-2-equal', f: 'hand-3-equal', g: 'hand-4-equal' },
    word: 'rooms-bank-hands.keys.four',
  },
}
