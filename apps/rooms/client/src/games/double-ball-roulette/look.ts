import './look.css'
import { doubleBallSpots } from '@sanuk/engines/live/double-ball-roulette/spots'
import type { SpotPay } from '@sanuk/engines/live/spots'
import type { CoupResult } from '#protocol'
import type { Say } from '../../words.ts'
import type { GameLook, Verdict } from '../game-look.ts'
import { look as roulette } from '../roulette/look.ts'
import { colourOf } from '../roulette/number-colour.ts'
import { numbersIn } from '../roulette/number-counts.ts'
import { Felt } from './felt.tsx'
import { History } from './history.tsx'
import { spotName } from './spot-name.ts'
import { SEEN_MS, Stage } from './stage.tsx'
import { statistics } from './statistics.ts'

/** Where the balls lie. */
function verdict(say: Say, result: CoupResult): Verdict {
  const numbers = numbersIn([result])
  const [first, second] = numbers.map((number) =>
    say('rooms-roulette.won', { number, colour: say(`rooms-roulette.colour.${colourOf(number)}`) }),
  )
  if (first === undefined || second === undefined) return { title: '', text: '' }
  const text = say('rooms-roulette.double.won', { first, second })
  const [road] = result.roads
  const same = numbers[0] === numbers[1] && { mark: say('rooms-roulette.double.same', { number: numbers[0] ?? '' }) }
  return { title: numbers.join(' · '), text, ...same, ...(road && { side: road.winner }) }
}

/** How many balls a case of the pay table takes. */
function caseName(say: Say, { when }: SpotPay): string {
  return say(when.startsWith('1-in-') ? 'rooms-roulette.double.case.one' : 'rooms-roulette.double.case.two')
}

/** Roulette with two balls. */
export const look: GameLook = {
  Felt,
  Stage,
  History,
  statistics,
  spotName,
  verdict,
  source: 'series',
  spots: () => doubleBallSpots,
  caseName,
  groupName: (say, group) =>
    group === 'both' ? say('rooms-roulette.double.group.both') : (roulette.groupName?.(say, group) ?? null),
  rules: () => [
    {
      words: [
        'rooms-roulette.double.rules.aim',
        'rooms-roulette.double.rules.inside',
        'rooms-roulette.double.rules.outside',
        'rooms-roulette.double.rules.zero',
        'rooms-roulette.double.rules.same',
        'rooms-roulette.rules.track',
      ],
    },
  ],
  phases: { dealing: 'rooms-roulette.double.phase.dealing' },
  keys: { spots: { r: 'red', b: 'black', o: 'odd', e: 'even' }, word: 'rooms-roulette.keys' },
  turnMs: SEEN_MS,
  turnSound: roulette.turnSound,
}
