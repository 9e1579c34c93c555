import '../dice/dice.css'
import './look.css'
import { thaiHiloSpots } from '@sanuk/engines/live/thai-hilo/spots'
import { diceCaseName, diceGroupName } from '../dice/case-name.ts'
import { DIE_SOUND, DIE_TURN_MS } from '../dice/dice-sound.ts'
import { NumberCounts, NumberHistory, NumberStrip } from '../dice/number-history.tsx'
import { NumberStage } from '../dice/number-stage.tsx'
import { diceSpotName } from '../dice/spot-name.ts'
import { thaiHiloStatistics } from '../dice/statistics.ts'
import { numberVerdict } from '../dice/verdict.ts'
import type { GameLook } from '../game-look.ts'
import { ThaiHiloFelt } from './felt.tsx'

/** Thai hi-lo. Its totals are a group of three different bets: each is named. */
export const look: GameLook = {
  Felt: ThaiHiloFelt,
  Stage: NumberStage,
  History: NumberHistory,
  statistics: thaiHiloStatistics,
  Counts: NumberCounts,
  Strip: NumberStrip,
  spotName: diceSpotName,
  verdict: numberVerdict,
  source: 'series',
  spots: () => thaiHiloSpots,
  caseName: diceCaseName,
  groupName: diceGroupName,
  rules: () => [
    {
      words: [
        'rooms-dice.rules.aim',
        'rooms-dice.rules.thai-hilo.sides',
        'rooms-dice.rules.single',
        'rooms-dice.rules.pair',
      ],
    },
  ],
  phases: { dealing: 'rooms-dice.phase.dealing' },
  keys: { spots: { l: 'low', x: '11-hilo', h: 'high' }, word: 'rooms-dice.keys.thai-hilo' },
  divided: ['low', '11-hilo', 'high'],
  turnMs: DIE_TURN_MS,
  turnSound: DIE_SOUND,
}
