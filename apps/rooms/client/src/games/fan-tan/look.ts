import './look.css'
import { fanTanSpots } from '@sanuk/engines/live/fan-tan/spots'
import type { CoupResult } from '#protocol'
import type { RoomWord, Say } from '../../words.ts'
import type { GameLook, Verdict } from '../game-look.ts'
import { Felt } from './felt.tsx'
import { History } from './history.tsx'
import { spotName } from './spot-name.ts'
import { SEEN_MS, Stage } from './stage.tsx'
import { statistics } from './statistics.ts'

/** How many beads were left. */
function verdict(say: Say, { faces: [rest = ''], roads: [road] }: CoupResult): Verdict {
  const text = say('rooms-fan-tan.won', { rest })
  return { title: text, text, ...(road && { side: road.winner }) }
}

const GROUPS: Readonly<Record<string, RoomWord>> = {
  fan: 'rooms-fan-tan.group.fan',
  nim: 'rooms-fan-tan.group.nim',
  kwok: 'rooms-fan-tan.group.kwok',
  'sheh-sam-hong': 'rooms-fan-tan.group.sheh-sam-hong',
}

/** What spots that pay alike are called together. */
function groupName(say: Say, group: string): string | null {
  const word = GROUPS[group]
  return word ? say(word) : null
}

/** Fan tan: what is left of many beads by fours. */
export const look: GameLook = {
  Felt,
  Stage,
  History,
  statistics,
  spotName,
  verdict,
  source: 'series',
  spots: () => fanTanSpots,
  groupName,
  rules: () => [
    {
      words: [
        'rooms-fan-tan.rules.aim',
        'rooms-fan-tan.rules.fan',
        'rooms-fan-tan.rules.nim',
        'rooms-fan-tan.rules.kwok',
        'rooms-fan-tan.rules.sheh-sam-hong',
      ],
    },
  ],
  phases: { dealing: 'rooms-fan-tan.phase.dealing' },
  compact: ['fan-1', 'fan-2', 'fan-3', 'fan-4'],
  turnMs: SEEN_MS,
  turnSound: [0.5, 0.05, 520, 0.001, 0.01, 0.05, 2, 1.4, 0, 0, 0, 0, 0.02, 1],
}
