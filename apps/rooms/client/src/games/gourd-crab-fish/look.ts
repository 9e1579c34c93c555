import '../dice/dice.css'
import './look.css'
import { gourdCrabFishSpots, PICTURES } from '@sanuk/engines/live/gourd-crab-fish/spots'
import { diceCaseName, diceGroupName } from '../dice/case-name.ts'
import { DIE_SOUND, DIE_TURN_MS } from '../dice/dice-sound.ts'
import { pictureStatistics } from '../dice/statistics.ts'
import type { GameLook } from '../game-look.ts'
import { GourdFelt } from './felt.tsx'
import { GourdCounts, GourdHistory, GourdStrip } from './history.tsx'
import { pictureName } from './pictures.tsx'
import { spotName } from './spot-name.ts'
import { GourdStage } from './stage.tsx'

/** Gourd, crab, fish. */
export const look: GameLook = {
  Felt: GourdFelt,
  Stage: GourdStage,
  History: GourdHistory,
  statistics: pictureStatistics(PICTURES),
  Counts: GourdCounts,
  Strip: GourdStrip,
  spotName,
  verdict: (say, { faces }) => {
    const names = faces.map((face) => pictureName(say, face))
    return { title: names.join(', '), text: names.join(' · ') }
  },
  source: 'series',
  spots: () => gourdCrabFishSpots,
  caseName: diceCaseName,
  groupName: diceGroupName,
  rules: () => [{ words: ['rooms-dice.rules.aim', 'rooms-dice.rules.gourd.single', 'rooms-dice.rules.gourd.pair'] }],
  phases: { dealing: 'rooms-dice.phase.dealing' },
  keys: {
    spots: {
      f: 'single-fish',
      p: 'single-prawn',
      g: 'single-gourd',
      t: 'single-tiger',
      b: 'single-crab',
      k: 'single-rooster',
    },
    word: 'rooms-dice.keys.gourd',
  },
  compact: ['single-fish', 'single-prawn', 'single-gourd', 'single-tiger', 'single-crab', 'single-rooster'],
  turnMs: DIE_TURN_MS,
  turnSound: DIE_SOUND,
}
