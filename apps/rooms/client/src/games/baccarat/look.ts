import './look.css'
import { BACCARAT_VARIANTS, baccaratSpots } from '@sanuk/engines/live/baccarat/spots'
import type { TableRules } from '#protocol'
import { CARD_SOUND, CARD_TURN_MS } from '../cards/side-cards.ts'
import type { GameLook } from '../game-look.ts'
import { caseName } from './case-name.ts'
import { BaccaratFelt } from './felt.tsx'
import { BaccaratCounts, BaccaratHistory, BaccaratStrip } from './history.tsx'
import { spotName } from './spot-name.ts'
import { BaccaratStage } from './stage.tsx'
import { statistics } from './statistics.ts'
import { baccaratVerdict } from './verdict.ts'

const variantOf = ({ variant }: Pick<TableRules, 'variant'>) =>
  BACCARAT_VARIANTS.find((one) => one === variant) ?? 'commission'

/** Baccarat. */
export const look: GameLook = {
  Felt: BaccaratFelt,
  Stage: BaccaratStage,
  History: BaccaratHistory,
  statistics,
  Counts: BaccaratCounts,
  Strip: BaccaratStrip,
  spotName,
  verdict: baccaratVerdict,
  title: (say, rules) => say(`rooms-baccarat.variant.${variantOf(rules)}`),
  source: 'shoe',
  spots: (rules) => baccaratSpots[variantOf(rules)],
  caseName,
  rules: (rules) => [
    {
      words: [
        'rooms-baccarat.rules.aim',
        'rooms-baccarat.rules.cards',
        'rooms-baccarat.rules.tie',
        `rooms-baccarat.rules.${variantOf(rules)}`,
      ],
    },
    {
      title: 'rooms-baccarat.rules.third',
      words: [
        'rooms-baccarat.rules.third.natural',
        'rooms-baccarat.rules.third.player',
        'rooms-baccarat.rules.third.banker',
      ],
    },
  ],
  keys: { spots: { p: 'player', b: 'banker', t: 'tie' }, word: 'rooms-baccarat.keys.spots' },
  divided: ['player', 'tie', 'banker'],
  compact: ['player', 'tie', 'banker', 'player-pair', 'banker-pair'],
  turnMs: CARD_TURN_MS,
  turnSound: CARD_SOUND,
}
