import './look.css'
import { fightSpots } from '@sanuk/engines/live/cockfight/spots'
import type { CoupResult } from '#protocol'
import type { Say } from '../../words.ts'
import type { GameLook, Verdict } from '../game-look.ts'
import { birdName } from './bird-name.ts'
import { Felt } from './felt.tsx'
import { Counts, History, Strip } from './history.tsx'
import { fightPays } from './pays-text.ts'
import { resultName } from './result-name.ts'
import { spotName } from './spot-name.ts'
import { SEEN_MS, Stage } from './stage.tsx'
import { statistics } from './statistics.ts'

/** Who won, or that nobody did. */
function verdict(say: Say, { faces, roads: [road] }: CoupResult): Verdict {
  const [end = '', meron = '', wala = ''] = faces
  const title = resultName(say, end)
  if (end === 'cancelled') return { title, text: say('rooms-cockfight.pools.cancelled') }
  const [winner, other] = end === 'wala' ? [wala, meron] : [meron, wala]
  const birds = { winner: birdName(say, winner), other: birdName(say, other) }
  const isDraw = end === 'bdd' || end === 'ftd'
  return {
    title,
    ...(!isDraw && { mark: birds.winner }),
    ...(road && { side: road.winner }),
    text: say(isDraw ? 'rooms-cockfight.told.draw' : 'rooms-cockfight.told.won', { ...birds, result: title }),
  }
}

/** What sides pay stands on the felt of each fight: they have no odds of their own. */
const SPOTS = fightSpots({ meron: '0', wala: '0' })

/** Cockfights, drawn: Meron in red against Wala in blue. */
export const look: GameLook = {
  isAlone: true,
  Felt,
  Stage,
  History,
  statistics,
  Counts,
  Strip,
  spotName,
  verdict,
  title: (say, { variant }) =>
    say(variant === 'totalisator' ? 'rooms-cockfight.title.totalisator' : 'rooms-cockfight.title.fixed-odds'),
  source: 'series',
  spots: () => SPOTS,
  coupPays: fightPays,
  openPays: ({ variant }) =>
    variant === 'totalisator' ? 'rooms-cockfight.pays.totalisator' : 'rooms-cockfight.pays.fixed-odds',
  rules: ({ variant }) => [
    {
      words: [
        'rooms-cockfight.rules.aim',
        'rooms-cockfight.rules.draws',
        ...(variant === 'totalisator'
          ? ([
              'rooms-cockfight.rules.pool',
              'rooms-cockfight.rules.pool.price',
              'rooms-cockfight.rules.pool.cancelled',
            ] as const)
          : (['rooms-cockfight.rules.odds', 'rooms-cockfight.rules.malay'] as const)),
        'rooms-cockfight.rules.drawn',
      ],
    },
  ],
  phases: { dealing: 'rooms-cockfight.phase.dealing', result: 'rooms-cockfight.phase.result' },
  keys: { spots: { a: 'meron', s: 'wala', b: 'bdd', f: 'ftd' }, word: 'rooms-cockfight.keys' },
  divided: ['meron', 'wala'],
  turnMs: SEEN_MS,
  turnSound: [0.6, 0.12, 540, 0.01, 0.06, 0.14, 2, 1.6, -9, 0, 0, 0, 0, 0.6, 0, 0.1, 0, 0.7, 0.04],
}
