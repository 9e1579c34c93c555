import './look.css'
import { sedieSpots } from '@sanuk/engines/live/sedie/spots'
import type { FeltProps } from '../game-props.ts'

/** How many of the four coins are red on each of these spots. */
const REDS: Readonly<Record<string, number>> = {
  'four-white': 0,
  'three-white-one-red': 1,
  'two-two': 2,
  'three-red-one-white': 3,
  'four-red': 4,
}

const COINS = [0, 1, 2, 3] as const

/** Odd and even, and below them how many coins show red. */
export function Felt({ kit, view, Spot }: FeltProps) {
  const { say } = kit
  const offered = new Set(view.rules.spots.map(({ spot }) => spot))
  const row = (group: string) => sedieSpots.filter((spot) => spot.group === group && offered.has(spot.code))
  return (
    <div className="sedie-felt">
      <div className="sedie-row">
        {row('side').map(({ code }) => (
          <span key={code} className="sedie-place" data-side={code === 'odd' ? 'banker' : 'player'}>
            <Spot spot={code} className="sedie-side" />
            <small className="sedie-reds" aria-hidden="true">
              {say(code === 'odd' ? 'rooms-sedie.reds.odd' : 'rooms-sedie.reds.even')}
            </small>
          </span>
        ))}
      </div>
      <div className="sedie-row">
        {row('colours').map(({ code }) => (
          <span key={code} className="sedie-place">
            <Spot spot={code} className="sedie-colours" />
            <span className="sedie-coins" aria-hidden="true">
              {COINS.map((coin) => (
                <i key={coin} data-coin={coin < (REDS[code] ?? 0) ? 'red' : 'white'} />
              ))}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}
