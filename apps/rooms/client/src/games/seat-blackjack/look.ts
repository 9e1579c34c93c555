import './look.css'
import { BOX_EXTRAS, readBox, seatBlackjackSpots } from '@sanuk/engines/live/seat-blackjack/spots'
import type { CoupResult } from '#protocol'
import type { Say } from '../../words.ts'
import { caseName, spotName as commonSpotName } from '../blackjack/spot-name.ts'
import { CARD_SOUND, CARD_TURN_MS } from '../cards/side-cards.ts'
import type { GameLook, Verdict } from '../game-look.ts'
import { SeatFelt } from './felt.tsx'
import { SeatHistory } from './history.tsx'
import { handName, spotName } from './spot-name.ts'
import { SeatStage } from './stage.tsx'
import { statistics } from './statistics.ts'

/** How the dealer ended. */
function verdict(say: Say, { faces: [dealer = ''] }: CoupResult): Verdict {
  const end = Number(dealer) > 21 ? 'bust' : dealer === 'bj' ? 'bj' : 'total'
  const title = say(`rooms-blackjack.dealer.${end}`, { total: dealer })
  return { title, text: title }
}

function groupName(say: Say, group: string): string {
  return group === 'box' || group === 'behind' ? say(`rooms-seat-blackjack.group.${group}`) : commonSpotName(say, group)
}

/** Blackjack with seven boxes, which are played in turn. */
export const look: GameLook = {
  isAlone: true,
  Felt: SeatFelt,
  Stage: SeatStage,
  History: SeatHistory,
  spotName,
  verdict,
  source: 'series',
  spots: () => seatBlackjackSpots,
  caseName,
  groupName,
  statistics,
  rules: () => [
    {
      words: [
        'rooms-blackjack.rules.aim',
        'rooms-seat-blackjack.rules.seats',
        'rooms-seat-blackjack.rules.cards',
        'rooms-blackjack.rules.count',
        'rooms-blackjack.rules.dealer',
        'rooms-seat-blackjack.rules.blackjack',
        'rooms-seat-blackjack.rules.insurance',
        'rooms-blackjack.rules.double',
        'rooms-blackjack.rules.split',
        'rooms-seat-blackjack.rules.time',
        'rooms-blackjack.rules.cost',
        'rooms-seat-blackjack.rules.behind',
        'rooms-blackjack.rules.pair',
        'rooms-blackjack.rules.twenty-one-three',
        'rooms-seat-blackjack.rules.leave',
      ],
    },
  ],
  phases: { dealing: 'rooms.phase.dealing', shuffling: 'rooms.phase.shuffling.series' },
  deciding: {
    moves: {
      hit: { word: 'rooms-blackjack.move.hit', key: 'h' },
      stand: { word: 'rooms-blackjack.move.stand', key: 's' },
      double: { word: 'rooms-blackjack.move.double', key: 'd' },
      split: { word: 'rooms-blackjack.move.split', key: 'p' },
      insure: { word: 'rooms-seat-blackjack.move.insure', key: 'i' },
      decline: { word: 'rooms-seat-blackjack.move.decline', key: 'n' },
    },
    handName,
    keysWord: 'rooms-seat-blackjack.keys.moves',
    isPersonal: (spot) => BOX_EXTRAS.some((extra) => extra === readBox(spot)?.name),
  },
  turnMs: CARD_TURN_MS,
  turnSound: CARD_SOUND,
}
