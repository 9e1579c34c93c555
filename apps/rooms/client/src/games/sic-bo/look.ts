import '../dice/dice.css'
import './look.css'
import { sicBoSpots } from '@sanuk/engines/live/sic-bo/spots'
import { diceCaseName, diceGroupName } from '../dice/case-name.ts'
import { DIE_SOUND, DIE_TURN_MS } from '../dice/dice-sound.ts'
import { NumberCounts, NumberHistory, NumberStrip } from '../dice/number-history.tsx'
import { NumberStage } from '../dice/number-stage.tsx'
import { diceSpotName } from '../dice/spot-name.ts'
import { sicBoStatistics } from '../dice/statistics.ts'
import { numberVerdict } from '../dice/verdict.ts'
import type { GameLook } from '../game-look.ts'
import { SicBoFelt } from './felt.tsx'

/** Sic bo. */
export const look: GameLook = {
  Felt: SicBoFelt,
  Stage: NumberStage,
  History: NumberHistory,
  statistics: sicBoStatistics,
  Counts: NumberCounts,
  Strip: NumberStrip,
  spotName: diceSpotName,
  verdict: numberVerdict,
  source: 'series',
  spots: () => sicBoSpots,
  caseName: diceCaseName,
  groupName: diceGroupName,
  rules: () => [
    {
      words: [
        'rooms-dice.rules.aim',
        'rooms-dice.rules.sic-bo.sides',
        'rooms-dice.rules.sic-bo.doubles',
        'rooms-dice.rules.single',
        'rooms-dice.rules.pair',
      ],
    },
  ],
  phases: { dealing: 'rooms-dice.phase.dealing' },
  keys: { spots: { s: 'small', b: 'big', o: 'odd', e: 'even' }, word: 'rooms-dice.keys.sic-bo' },
  compact: ['small', 'odd', 'even', 'big', 'any-triple'],
  turnMs: DIE_TURN_MS,
  turnSound: DIE_SOUND,
}
