import './look.css'
import { threeCardSpots } from '@sanuk/engines/live/three-card-poker/spots'
import type { CoupResult } from '#protocol'
import type { Say } from '../../words.ts'
import { CARD_SOUND, CARD_TURN_MS } from '../cards/side-cards.ts'
import type { GameLook, Verdict } from '../game-look.ts'
import { ThreeCardFelt } from './felt.tsx'
import { HANDS } from './hand-of.ts'
import { ThreeCardHistory } from './history.tsx'
import { caseName, spotName } from './spot-name.ts'
import { ThreeCardStage } from './stage.tsx'
import { statistics } from './statistics.ts'

/** What both hands are. */
function verdict(say: Say, { faces }: CoupResult): Verdict {
  const [player = '', dealer = ''] = faces.map((face) => {
    const known = HANDS.find((each) => each === face)
    return known ? say(`rooms-three-card.hand.${known}`) : face
  })
  return {
    title: say('rooms-three-card.verdict', { dealer }),
    text: say('rooms-three-card.last.one', { player, dealer }),
  }
}

const PERSONAL: readonly string[] = ['ante', 'play']

/** Three-card poker of one common hand. */
export const look: GameLook = {
  isAlone: true,
  Felt: ThreeCardFelt,
  Stage: ThreeCardStage,
  History: ThreeCardHistory,
  statistics,
  spotName,
  verdict,
  source: 'series',
  spots: () => threeCardSpots,
  caseName,
  rules: () => [
    {
      words: [
        'rooms-three-card.rules.aim',
        'rooms-three-card.rules.common',
        'rooms-three-card.rules.hands',
        'rooms-three-card.rules.qualify',
        'rooms-three-card.rules.pays',
        'rooms-three-card.rules.bonus',
        'rooms-three-card.rules.pair-plus',
        'rooms-three-card.rules.time',
      ],
    },
  ],
  phases: { dealing: 'rooms.phase.dealing', shuffling: 'rooms.phase.shuffling.series' },
  keys: { spots: { a: 'ante', x: 'pair-plus' }, word: 'rooms-three-card.keys.spots' },
  deciding: {
    moves: {
      play: { word: 'rooms-three-card.move.play', key: 'p' },
      fold: { word: 'rooms-three-card.move.fold', key: 'f' },
    },
    handName: (say) => say('rooms-three-card.side.player'),
    keysWord: 'rooms-three-card.keys.moves',
    isPersonal: (spot) => PERSONAL.includes(spot),
  },
  turnMs: CARD_TURN_MS,
  turnSound: CARD_SOUND,
}
