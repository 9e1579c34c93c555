import './look.css'
import { andarBaharSpots } from '@sanuk/engines/live/andar-bahar/spots'
import type { CoupResult } from '#protocol'
import type { Say } from '../../words.ts'
import { cardName } from '../cards/card-name.ts'
import { CARD_SOUND, CARD_TURN_MS } from '../cards/side-cards.ts'
import type { GameLook, Verdict } from '../game-look.ts'
import { AndarBaharFelt } from './felt.tsx'
import { AndarBaharCounts, AndarBaharHistory, AndarBaharStrip } from './history.tsx'
import { spotName } from './spot-name.ts'
import { AndarBaharStage } from './stage.tsx'
import { statistics } from './statistics.ts'

/** Which side won, with which card and how many were dealt. */
function verdict(say: Say, { faces: [joker = '', last = '', cards = ''], roads: [road] }: CoupResult): Verdict {
  const count = Number(cards)
  const title = say(count % 2 === 1 ? 'rooms-andar-bahar.told.andar' : 'rooms-andar-bahar.told.bahar')
  const mark = say('rooms-andar-bahar.told.cards', { count })
  const told = say('rooms-andar-bahar.joker.card', { card: cardName(say, joker) })
  return { title, mark, text: [title, cardName(say, last), mark, told].join(' · '), ...(road && { side: road.winner }) }
}

/** Andar Bahar: on which side the next card of the joker's rank falls. */
export const look: GameLook = {
  Felt: AndarBaharFelt,
  Stage: AndarBaharStage,
  History: AndarBaharHistory,
  statistics,
  Counts: AndarBaharCounts,
  Strip: AndarBaharStrip,
  spotName,
  verdict,
  source: 'series',
  spots: () => andarBaharSpots,
  rules: () => [
    {
      words: ['rooms-andar-bahar.rules.aim', 'rooms-andar-bahar.rules.sides', 'rooms-andar-bahar.rules.cards'],
    },
  ],
  phases: { dealing: 'rooms.phase.dealing' },
  keys: { spots: { a: 'andar', b: 'bahar' }, word: 'rooms-andar-bahar.keys' },
  divided: ['andar', 'bahar'],
  turnMs: CARD_TURN_MS,
  turnSound: CARD_SOUND,
}
