import { cardName } from '../cards/card-name.ts'
import { PlayingCard } from '../cards/playing-card.tsx'
import { type SideCard, sideCards } from '../cards/side-cards.ts'
import type { StageProps } from '../game-look.ts'

const SIDES = ['andar', 'bahar'] as const
type Side = (typeof SIDES)[number]

/** The joker, and beside it the cards of both sides, which close up as more of them come. */
export function AndarBaharStage(props: StageProps) {
  const { say, shown, coup } = props
  const [joker] = sideCards(props, 'joker')
  const last = shown.length > 1 ? shown.at(-1) : undefined
  const isOver = last !== undefined && last.face.charAt(0) === joker?.card.charAt(0)
  return (
    <div className="andar-stage">
      <section
        className="andar-joker"
        aria-label={
          joker?.isSeen
            ? say('rooms-andar-bahar.joker.card', { card: cardName(say, joker.card) })
            : say('rooms-andar-bahar.joker')
        }
      >
        <span aria-hidden="true">{say('rooms-andar-bahar.joker')}</span>
        <span className="andar-place">
          {joker && <PlayingCard key={coup} {...{ say, card: joker.card, isDealt: joker.isDealt }} />}
        </span>
      </section>
      <div className="andar-rows">
        {SIDES.map((side) => (
          <Row key={side} {...props} side={side} ends={isOver && last.place === side} />
        ))}
      </div>
    </div>
  )
}

/** The cards of a side. The one that ended the round stands out. */
function Row({ side, ends, ...props }: StageProps & { readonly side: Side; readonly ends: boolean }) {
  const { say, coup, result } = props
  const cards = sideCards(props, side)
  const count = cards.filter(({ isSeen }) => isSeen).length
  const name = say(`rooms-andar-bahar.spot.${side}`)
  return (
    <section
      className="andar-row"
      data-side={side}
      data-winner={result ? ends : undefined}
      aria-label={say('rooms-andar-bahar.side', { side: name, count })}
    >
      <p aria-hidden="true">
        <b>{name}</b> <span>{cards.length > 0 ? count : side === 'andar' && say('rooms-andar-bahar.first')}</span>
      </p>
      <div className="andar-cards">
        {cards.map((card: SideCard, at) => (
          <span
            key={`${coup} ${card.card}`}
            className="andar-card"
            data-ends={ends && card.isSeen && at === cards.length - 1}
          >
            <PlayingCard {...{ say, card: card.card, isDealt: card.isDealt }} />
          </span>
        ))}
      </div>
    </section>
  )
}
