import './look.css'
import { sedieSpots } from '@sanuk/engines/live/sedie/spots'
import type { CoupResult } from '#protocol'
import type { Say } from '../../words.ts'
import type { GameLook, Verdict } from '../game-look.ts'
import { Felt } from './felt.tsx'
import { History } from './history.tsx'
import { spotName } from './spot-name.ts'
import { SEEN_MS, Stage } from './stage.tsx'
import { statistics } from './statistics.ts'

/** Odd or even, and how many coins of each colour. */
function verdict(say: Say, { faces, roads: [road] }: CoupResult): Verdict {
  const red = faces.filter((face) => face === 'red').length
  const title = spotName(say, red % 2 === 0 ? 'even' : 'odd')
  const told = say('rooms-sedie.told', { red, white: faces.length - red })
  return { title, mark: told, text: `${title} · ${told}`, ...(road && { side: road.winner }) }
}

/** Sedie: four coins under a bowl. */
export const look: GameLook = {
  Felt,
  Stage,
  History,
  statistics,
  spotName,
  verdict,
  source: 'series',
  spots: () => sedieSpots,
  rules: () => [{ words: ['rooms-sedie.rules.aim', 'rooms-sedie.rules.sides', 'rooms-sedie.rules.coins'] }],
  phases: { dealing: 'rooms-sedie.phase.dealing' },
  keys: { spots: { o: 'odd', e: 'even' }, word: 'rooms-sedie.keys' },
  divided: ['odd', 'even'],
  turnMs: SEEN_MS,
  turnSound: [0.5, 0.04, 760, 0.001, 0.02, 0.09, 1, 1.8, 0, 0, 120, 0.03, 0.02, 0.6],
}
