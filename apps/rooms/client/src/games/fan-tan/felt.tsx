import './look.css'
import { fanTanSpots, RESTS } from '@sanuk/engines/live/fan-tan/spots'
import type { Say } from '../../words.ts'
import type { FeltProps, SpotPart } from '../game-props.ts'
import { numbersIn } from './spot-name.ts'

/** Kinds of bets from the top of the felt to its lower edge. */
const GROUPS = ['fan', 'nim', 'kwok', 'sheh-sam-hong'] as const
type Group = (typeof GROUPS)[number]

/** The spots of a kind in the order of the pay table. */
const spotsOf = (group: Group) => fanTanSpots.filter((spot) => spot.group === group).map(({ code }) => code)

/** What all spots of a kind pay to one. */
const oddsOf = (group: Group): string =>
  fanTanSpots.find((spot) => spot.group === group)?.pays.find(({ odds }) => Number(odds) > 0)?.odds ?? ''

/** Bets on what is left: on one number, on one with another as a tie, on two and on three. */
export function Felt({ kit, view, Spot }: FeltProps) {
  const { say } = kit
  const offered = new Set(view.rules.spots.map(({ spot }) => spot))
  return (
    <div className="fan-tan-felt">
      {GROUPS.map((group) => (
        <section key={group} className="fan-tan-row" data-group={group} aria-label={groupName(say, group)}>
          <p className="fan-tan-head" aria-hidden="true">
            <b>{groupName(say, group)}</b> <span>{say('rooms-fan-tan.pays', { odds: oddsOf(group) })}</span>{' '}
            {group === 'nim' && <small>{say('rooms-fan-tan.returned')}</small>}
          </p>
          <div className="fan-tan-spots">
            {spotsOf(group)
              .filter((spot) => offered.has(spot))
              .map((spot) => (
                <Place key={spot} {...{ group, spot, Spot }} />
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}

const groupName = (say: Say, group: Group): string => say(`rooms-fan-tan.group.${group}`)

type PlaceProps = { readonly group: Group; readonly spot: string; readonly Spot: SpotPart }

/** A spot with its numbers as figures: those that win, and of a nim the one that gives the stake back. */
function Place({ group, spot, Spot }: PlaceProps) {
  const numbers = numbersIn(spot)
  return (
    <span className="fan-tan-place" data-wins={numbers[0]}>
      <Spot spot={spot} className={`fan-tan-spot fan-tan-${group}`} label={numbers.join(group === 'nim' ? '/' : '-')} />
      <span className="fan-tan-figures" aria-hidden="true">
        {group === 'sheh-sam-hong'
          ? RESTS.map((rest) => (
              <b key={rest} data-covered={numbers.includes(String(rest))}>
                {rest}
              </b>
            ))
          : numbers.map((number, at) => (
              <b key={number} data-covered={group !== 'nim' || at === 0}>
                {number}
              </b>
            ))}
      </span>
    </span>
  )
}
