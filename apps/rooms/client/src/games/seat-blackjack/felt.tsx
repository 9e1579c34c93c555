import { atBox, BOX_EXTRAS } from '@sanuk/engines/live/seat-blackjack/spots'
import { lying } from '../../view/view.ts'
import type { Say } from '../../words.ts'
import { type Boxes, useBoxes } from '../boxes.ts'
import { ExtraSpots } from '../cards/extra-spots.tsx'
import type { FeltProps } from '../game-look.ts'

/** Spots of a box in the order in which they lie there. */
const OWN = ['pair', 'box', 'twenty-one-three'] as const

/** The spots of the player's own boxes, and behind those of others. */
export function SeatFelt({ kit: { say }, view, Spot }: FeltProps) {
  const boxes = useBoxes()
  if (!boxes) return null
  const { taken, own, leaving } = boxes
  const offered = new Set(view.rules.spots.map(({ spot }) => spot))
  const on = lying(view)
  const extras = own.flatMap((box) => BOX_EXTRAS.map((extra) => atBox(extra, box)))
  const others = taken.filter(({ box }) => !own.includes(box))
  return (
    <>
      <ExtraSpots spots={extras} lying={new Set(on.keys())} Spot={Spot} />
      {own.map((box) => (
        <section key={box} className="seat-bets" aria-label={say('rooms-seat-blackjack.box.own', { box })}>
          <div className="spot-row" data-kind="box">
            {OWN.filter((name) => offered.has(atBox(name, box))).map((name) => (
              <Spot key={name} spot={atBox(name, box)} className={name} label={labelOf(say, name, box)} />
            ))}
            <LeaveButton {...{ say, boxes, box }} />
          </div>
          {leaving.includes(box) && <p className="seat-bets-head">{say('rooms-seat-blackjack.leaving')}</p>}
        </section>
      ))}
      {others.length > 0 && (
        <section className="seat-bets" aria-label={say('rooms-seat-blackjack.behind')}>
          <p className="seat-bets-head">{say('rooms-seat-blackjack.behind')}</p>
          <div className="spot-row" data-kind="behind">
            {others
              .filter(({ box }) => offered.has(atBox('behind', box)))
              .map(({ box }) => (
                <Spot key={box} spot={atBox('behind', box)} label={say('rooms-seat-blackjack.label.behind', { box })} />
              ))}
          </div>
        </section>
      )}
      {own.length === 0 && <p className="seat-hint">{say('rooms-seat-blackjack.hint')}</p>}
    </>
  )
}

function labelOf(say: Say, name: (typeof OWN)[number], box: number): string {
  if (name === 'pair') return say('rooms-seat-blackjack.label.pair')
  return name === 'box' ? say('rooms-seat-blackjack.box', { box }) : say('rooms-blackjack.spot.twenty-one-three')
}

type LeaveProps = { readonly say: Say; readonly boxes: Boxes; readonly box: number }

/** Leaves a box, or stays at one that the player was about to leave. */
function LeaveButton({ say, boxes: { leaving, take, leave }, box }: LeaveProps) {
  const isLeaving = leaving.includes(box)
  const kind = isLeaving ? 'stay' : 'leave'
  return (
    <button type="button" className="seat-leave" onClick={() => (isLeaving ? take(box) : leave(box))}>
      <span className="visually-hidden">{say(`rooms-seat-blackjack.${kind}.at`, { box })}</span>
      <span aria-hidden="true">{say(`rooms-seat-blackjack.${kind}`)}</span>
    </button>
  )
}
