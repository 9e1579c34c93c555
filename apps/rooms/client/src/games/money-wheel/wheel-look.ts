import { wheelSpots } from '@sanuk/engines/live/money-wheel/spots'
import type { SpotPay } from '@sanuk/engines/live/spots'
import type { CoupResult } from '#protocol'
import type { RoomWord, Say } from '../../words.ts'
import type { GameLook, Verdict } from '../game-look.ts'
import { pastFaces } from './outcome.ts'
import { wheelStatistics } from './statistics.ts'
import type { WheelTheme } from './wheel-theme.ts'

type Made = Pick<GameLook, 'Felt' | 'Stage' | 'History' | 'Strip' | 'turnMs'> & {
  readonly theme: WheelTheme
  readonly rules: readonly RoomWord[]
  /** What is going on while the outcome comes about. */
  readonly dealing: RoomWord
}

const TURN_SOUND = [0.5, 0.02, 620, 0.001, 0.02, 0.08, 4, 2, 0, 0, 0, 0, 0.05, 1.1]

/** What won, and with which multiplier or prize. */
function verdictOf({ wheel, faceName }: WheelTheme, say: Say, result: CoupResult): Verdict {
  const [past] = pastFaces(wheel, [result])
  if (!past) return { title: '', text: '' }
  const face = faceName(say, past.face)
  if (past.factor === null) return { title: face, text: face }
  const word = wheel.second.kind === 'encore' ? 'rooms-money-wheel.won.times' : 'rooms-money-wheel.won.prize'
  const text = say(word, { face, factor: past.factor })
  return { title: text, text }
}

/** When a face pays so much. */
function caseNameOf({ wheel }: WheelTheme, say: Say, { when }: SpotPay): string {
  const [face = '', factor = ''] = when.split('-x')
  if (wheel.second.kind === 'prizes') {
    return say(wheel.second.prizes[face] ? 'rooms-money-wheel.case.prize' : 'rooms-money-wheel.case.single')
  }
  return factor === '1' ? say('rooms-money-wheel.case.once') : say('rooms-money-wheel.case.encore', { factor })
}

/** A game of a wheel as the page shows it. */
export function wheelLook({ theme, rules, dealing, ...parts }: Made): GameLook {
  const spots = wheelSpots(theme.wheel)
  return {
    ...parts,
    statistics: wheelStatistics(theme.wheel),
    spotName: theme.faceName,
    verdict: (say, result) => verdictOf(theme, say, result),
    source: 'series',
    spots: () => spots,
    caseName: (say, pay) => caseNameOf(theme, say, pay),
    rules: () => [{ words: rules }],
    phases: { dealing },
    turnSound: TURN_SOUND,
  }
}
