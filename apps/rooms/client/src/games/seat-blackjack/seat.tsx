import { atBox } from '@sanuk/engines/live/seat-blackjack/spots'
import { totalText } from '../blackjack/hand-total.ts'
import type { Boxes } from '../boxes.ts'
import { CardFan } from '../cards/card-fan.tsx'
import { cardName } from '../cards/card-name.ts'
import type { SideCard } from '../cards/side-cards.ts'
import type { StageProps } from '../game-look.ts'
import { handName } from './spot-name.ts'

type SeatProps = Pick<StageProps, 'say' | 'coup' | 'result'> & {
  readonly box: number
  readonly boxes: Boxes | null
  readonly cardsAt: (place: string) => readonly SideCard[]
}

/** A box of the table: who sits there, and the cards; a free one is a button to sit down. */
export function Seat({ say, coup, result, box, boxes, cardsAt }: SeatProps) {
  const hands = handsOf(box, cardsAt)
  const holder = boxes?.taken.find((one) => one.box === box)
  const isOwn = boxes?.own.includes(box) ?? false
  const turn = boxes?.hands.find((hand) => hand.endsWith(`-${box}`))
  const behind = boxes?.bettors(atBox('behind', box)) ?? 0
  return (
    <li
      className="seat"
      data-box={box}
      data-own={isOwn}
      data-turn={turn !== undefined}
      data-won={wonAt(result, box)}
      aria-current={turn !== undefined}
    >
      <div className="seat-hands" data-split={hands.length > 1}>
        {hands.map(({ place, cards }) => {
          const seen = cards.filter(({ isSeen }) => isSeen).map(({ card }) => card)
          const count = totalText(seen)
          const name = handName(say, place)
          const names = seen.map((card) => cardName(say, card)).join(', ')
          const label =
            count === null ? name : say('rooms-seat-blackjack.box.hand', { seat: name, total: count, cards: names })
          return (
            <div key={place} className="seat-hand" data-turn={turn === place}>
              <CardFan {...{ say, name, label, count, coup, cards }} side="player" />
            </div>
          )
        })}
      </div>
      <Place {...{ say, box, boxes, isOwn }} name={holder?.name ?? null} />
      {behind > 0 && (
        <span className="seat-behind">
          <span aria-hidden="true">{`+${behind}`}</span>
          <span className="visually-hidden">{say('rooms-seat-blackjack.behind.count', { count: behind })}</span>
        </span>
      )}
    </li>
  )
}

type PlaceProps = Pick<SeatProps, 'say' | 'box' | 'boxes'> & { readonly isOwn: boolean; readonly name: string | null }

/** Below the cards: whose box it is. */
function Place({ say, box, boxes, isOwn, name }: PlaceProps) {
  if (boxes && name === null) {
    return (
      <button type="button" className="seat-place" onClick={() => boxes.take(box)}>
        <span className="visually-hidden">{say('rooms-seat-blackjack.sit.at', { box })}</span>
        <b aria-hidden="true">{box}</b>
        <span aria-hidden="true">{say('rooms-seat-blackjack.sit')}</span>
      </button>
    )
  }
  const text = isOwn ? 'box.own' : name === null ? 'box' : 'box.of'
  const hasBet = (boxes?.bettors(atBox('box', box)) ?? 0) > 0
  return (
    <p className="seat-place" data-bet={hasBet}>
      <span className="visually-hidden">
        {say(`rooms-seat-blackjack.${text}`, { box, name: name ?? '' })}
        {hasBet && `, ${say('rooms-seat-blackjack.bet')}`}
      </span>
      <b aria-hidden="true">{box}</b>
      <span aria-hidden="true">{isOwn ? say('rooms-seat-blackjack.yours') : name}</span>
    </p>
  )
}

type Hand = { readonly place: string; readonly cards: readonly SideCard[] }

/** The hands of a box: one, or both that it was split into. */
function handsOf(box: number, cardsAt: SeatProps['cardsAt']): readonly Hand[] {
  const whole = cardsAt(atBox('box', box))
  const split = (['first', 'second'] as const).map((hand, at) => {
    const place = atBox(hand, box)
    return { place, cards: cardsAt(place), begun: whole.slice(at, at + 1) }
  })
  const isSplit = split.some(({ cards }) => cards.length > 0)
  if (isSplit) return split.map(({ place, begun, cards }) => ({ place, cards: [...begun, ...cards] }))
  return whole.length > 0 ? [{ place: atBox('box', box), cards: whole }] : []
}

function wonAt(result: StageProps['result'], box: number): boolean | 'back' | undefined {
  const spot = atBox('box', box)
  if (!result?.played?.some((one) => one.box === box)) return undefined
  if (result.won.includes(spot)) return true
  return result.returned.includes(spot) ? 'back' : false
}
