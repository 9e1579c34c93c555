import './look.css'
import { frenchRouletteSpots, rouletteSpots } from '@sanuk/engines/live/roulette/spots'
import type { CoupResult, TableRules } from '#protocol'
import type { RoomWord, Say } from '../../words.ts'
import type { GameLook, Verdict } from '../game-look.ts'
import { Felt } from './felt.tsx'
import { History } from './history.tsx'
import { colourOf, readNumber } from './number-colour.ts'
import { spotName } from './spot-name.ts'
import { SEEN_MS, Stage } from './stage.tsx'
import { statistics } from './statistics.ts'

/** Where the ball lies; the wheel shows it, too. */
function verdict(say: Say, { faces: [face], roads: [road] }: CoupResult): Verdict {
  const number = readNumber(face)
  if (number === null) return { title: '', text: '' }
  const text = say('rooms-roulette.won', { number, colour: say(`rooms-roulette.colour.${colourOf(number)}`) })
  return { title: text, text, ...(road && { side: road.winner }) }
}

const GROUPS: Readonly<Record<string, RoomWord>> = {
  straight: 'rooms-roulette.group.straight',
  split: 'rooms-roulette.group.split',
  trio: 'rooms-roulette.group.trio',
  street: 'rooms-roulette.group.street',
  'first-four': 'rooms-roulette.group.first-four',
  corner: 'rooms-roulette.group.corner',
  'six-line': 'rooms-roulette.group.six-line',
  column: 'rooms-roulette.group.column',
  dozen: 'rooms-roulette.group.dozen',
  'even-money': 'rooms-roulette.group.even-money',
}

/** What spots that pay alike are called together. */
export function groupName(say: Say, group: string): string | null {
  const word = GROUPS[group]
  return word ? say(word) : null
}

const USUAL_RULES: readonly RoomWord[] = ['rooms-roulette.rules.zero']
const FRENCH_RULES: readonly RoomWord[] = [
  'rooms-roulette.french.rules.zero',
  'rooms-roulette.french.rules.others',
  'rooms-roulette.french.rules.names',
]

const isFrench = ({ variant }: Pick<TableRules, 'variant'>): boolean => variant === 'french'

/** European roulette, and the French one with la partage. */
export const look: GameLook = {
  Felt,
  Stage,
  History,
  statistics,
  spotName,
  verdict,
  title: (say, rules) => say(isFrench(rules) ? 'rooms-roulette.french.title' : 'rooms.game.roulette'),
  source: 'series',
  spots: (rules) => (isFrench(rules) ? frenchRouletteSpots : rouletteSpots),
  groupName,
  rules: (rules) => [
    {
      words: [
        'rooms-roulette.rules.aim',
        'rooms-roulette.rules.pays',
        ...(isFrench(rules) ? FRENCH_RULES : USUAL_RULES),
        'rooms-roulette.rules.track',
      ],
    },
  ],
  phases: { dealing: 'rooms-roulette.phase.dealing' },
  keys: { spots: { r: 'red', b: 'black', o: 'odd', e: 'even' }, word: 'rooms-roulette.keys' },
  compact: ['red', 'black', 'odd', 'even', 'low', 'high'],
  turnMs: SEEN_MS,
  turnSound: [0.6, 0.02, 900, 0.001, 0.01, 0.05, 4, 2.4, 0, 0, 0, 0, 0.04, 1.2],
}
