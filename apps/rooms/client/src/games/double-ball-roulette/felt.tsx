import './look.css'
import { doubleBallSpots, SAME_NUMBER } from '@sanuk/engines/live/double-ball-roulette/spots'
import type { FeltProps } from '../game-props.ts'
import { Felt as RouletteFelt } from '../roulette/felt.tsx'
import { colourOf } from '../roulette/number-colour.ts'

const bothSpots = doubleBallSpots.filter(({ group }) => group === 'both').map(({ code }) => code)

const oddsOf = (spot: string): string => doubleBallSpots.find(({ code }) => code === spot)?.pays[0]?.odds ?? ''

/** The cloth of roulette, and beside it the bets that both balls land on one number. */
export function Felt(props: FeltProps) {
  return <RouletteFelt {...props} both={<BothBalls {...props} />} />
}

function BothBalls({ kit, view, Spot }: FeltProps) {
  const { say } = kit
  const offered = new Set(view.rules.spots.map(({ spot }) => spot))
  const numbers = bothSpots.filter((spot) => offered.has(spot))
  return (
    <section className="double-ball-both" aria-label={say('rooms-roulette.double.both')}>
      {offered.has(SAME_NUMBER) && <Spot spot={SAME_NUMBER} className="double-ball-same" />}
      {numbers.length > 0 && (
        <div className="double-ball-chosen">
          <p aria-hidden="true">
            <b>{say('rooms-roulette.double.both')}</b>{' '}
            <span>{say('rooms-roulette.double.pays', { odds: oddsOf(numbers[0] ?? '') })}</span>
          </p>
          <div className="double-ball-numbers">
            {numbers.map((spot) => {
              const number = spot.slice('both-'.length)
              return (
                <span key={spot} className="double-ball-place" data-colour={colourOf(Number(number))}>
                  <Spot spot={spot} className="double-ball-number" label={number} />
                </span>
              )
            })}
          </div>
        </div>
      )}
    </section>
  )
}
