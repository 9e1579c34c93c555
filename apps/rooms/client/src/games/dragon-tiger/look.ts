import './look.css'
import { dragonTigerSpots } from '@sanuk/engines/live/dragon-tiger/spots'
import type { CoupResult } from '#protocol'
import type { Say } from '../../words.ts'
import { cardName } from '../cards/card-name.ts'
import { CARD_SOUND, CARD_TURN_MS } from '../cards/side-cards.ts'
import type { GameLook, Verdict } from '../game-look.ts'
import { DragonTigerFelt } from './felt.tsx'
import { DragonTigerCounts, DragonTigerHistory, DragonTigerStrip } from './history.tsx'
import { spotName } from './spot-name.ts'
import { DragonTigerStage } from './stage.tsx'
import { statistics } from './statistics.ts'
import { WINNERS } from './winner-name.ts'

/** Who won, with which cards. */
function verdict(say: Say, { faces, roads, won }: CoupResult): Verdict {
  const [dragon = '', tiger = ''] = faces.map((card) => cardName(say, card))
  const [road] = roads
  if (!road) return { title: '', text: `${dragon} ${tiger}` }
  const winner = WINNERS[road.winner]
  const suited = won.includes('suited-tie') ? { mark: say('rooms-dragon-tiger.spot.suited-tie') } : null
  return {
    title: say(`rooms-dragon-tiger.verdict.${winner}`),
    side: road.winner,
    text: [say(`rooms-dragon-tiger.won.${winner}`, { dragon, tiger }), ...(suited ? [suited.mark] : [])].join(' · '),
    ...suited,
  }
}

/** Dragon tiger. */
export const look: GameLook = {
  Felt: DragonTigerFelt,
  Stage: DragonTigerStage,
  History: DragonTigerHistory,
  statistics,
  Counts: DragonTigerCounts,
  Strip: DragonTigerStrip,
  spotName,
  verdict,
  source: 'shoe',
  spots: () => dragonTigerSpots,
  rules: () => [
    {
      words: [
        'rooms-dragon-tiger.rules.aim',
        'rooms-dragon-tiger.rules.ranks',
        'rooms-dragon-tiger.rules.tie',
        'rooms-dragon-tiger.rules.seven',
      ],
    },
  ],
  keys: { spots: { a: 'dragon', s: 'tiger', x: 'tie' }, word: 'rooms-dragon-tiger.keys' },
  divided: ['dragon', 'tie', 'tiger'],
  turnMs: CARD_TURN_MS,
  turnSound: CARD_SOUND,
}
