import './look.css'
import { blackjackSpots } from '@sanuk/engines/live/blackjack/spots'
import type { CoupResult } from '#protocol'
import type { Say } from '../../words.ts'
import { CARD_SOUND, CARD_TURN_MS } from '../cards/side-cards.ts'
import type { GameLook, Verdict } from '../game-look.ts'
import { BlackjackFelt, blackjackExtras } from './felt.tsx'
import { BlackjackHistory } from './history.tsx'
import { caseName, spotName } from './spot-name.ts'
import { BlackjackStage } from './stage.tsx'
import { statistics } from './statistics.ts'

/** How the dealer ended, and whether the common hand was a blackjack. */
function verdict(say: Say, { faces: [player = '', dealer = ''] }: CoupResult): Verdict {
  const end = Number(dealer) > 21 ? 'bust' : dealer === 'bj' ? 'bj' : 'total'
  const title = say(`rooms-blackjack.dealer.${end}`, { total: dealer })
  const mark = player === 'bj' ? say('rooms-blackjack.player.bj') : null
  return { title, text: mark === null ? title : `${mark} · ${title}`, ...(mark !== null && { mark }) }
}

const HANDS = ['hand', 'first', 'second'] as const

function handName(say: Say, hand: string): string {
  const known = HANDS.find((each) => each === hand)
  return known ? say(`rooms-blackjack.hand.${known === 'hand' ? 'player' : known}`) : hand
}

const PERSONAL: readonly string[] = ['hand', ...blackjackExtras]

/** Blackjack of one common hand. */
export const look: GameLook = {
  isAlone: true,
  Felt: BlackjackFelt,
  Stage: BlackjackStage,
  History: BlackjackHistory,
  statistics,
  spotName,
  verdict,
  source: 'series',
  spots: () => blackjackSpots,
  caseName,
  rules: () => [
    {
      words: [
        'rooms-blackjack.rules.aim',
        'rooms-blackjack.rules.common',
        'rooms-blackjack.rules.count',
        'rooms-blackjack.rules.dealer',
        'rooms-blackjack.rules.blackjack',
        'rooms-blackjack.rules.double',
        'rooms-blackjack.rules.split',
        'rooms-blackjack.rules.time',
        'rooms-blackjack.rules.cost',
        'rooms-blackjack.rules.pair',
        'rooms-blackjack.rules.twenty-one-three',
      ],
    },
  ],
  phases: { dealing: 'rooms.phase.dealing', shuffling: 'rooms.phase.shuffling.series' },
  keys: { spots: { b: 'hand' }, word: 'rooms-blackjack.keys.spots' },
  deciding: {
    moves: {
      hit: { word: 'rooms-blackjack.move.hit', key: 'h' },
      stand: { word: 'rooms-blackjack.move.stand', key: 's' },
      double: { word: 'rooms-blackjack.move.double', key: 'd' },
      split: { word: 'rooms-blackjack.move.split', key: 'p' },
    },
    handName,
    keysWord: 'rooms-blackjack.keys.moves',
    isPersonal: (spot) => PERSONAL.includes(spot),
  },
  turnMs: CARD_TURN_MS,
  turnSound: CARD_SOUND,
}
