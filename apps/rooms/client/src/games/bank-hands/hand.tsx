import type { Say } from '../../words.ts'
import { PlayingCard } from '../cards/playing-card.tsx'
import type { SideCard } from '../cards/side-cards.ts'
import type { HandResult } from './hand-faces.ts'
import { rankName } from './rank-name.ts'

export type HandProps = {
  readonly say: Say
  readonly coup: string
  readonly place: string
  readonly name: string
  /** How many cards it gets at least. */
  readonly places: number
  readonly cards: readonly SideCard[]
  /** What its cards come to so far, or null. */
  readonly count: string | null
  /** How it ended, null before that is told. The bank has no result. */
  readonly ended: { readonly rank: string; readonly result: HandResult | null; readonly multiple: number } | null
}

/** The places of the cards of a hand. */
const PLACES = [0, 1, 2, 3, 4] as const

/** Cards one over the other, what they are, and over them how they ended against the bank. */
export function Hand({ say, coup, place, name, places, cards, count, ended }: HandProps) {
  const rank = ended ? rankName(say, ended.rank) : count
  const result = ended?.result ?? null
  return (
    <section
      className="bank-hand"
      data-place={place}
      data-result={result ?? undefined}
      aria-label={handText(say, { name, rank, ended })}
    >
      <p className="bank-hand-head" aria-hidden="true">
        <span className="bank-hand-name">{name}</span>
        {rank !== null && (
          <b className="bank-hand-rank" key={rank}>
            {rank}
          </b>
        )}
      </p>
      <div className="bank-cards">
        {PLACES.slice(0, Math.max(places, cards.length)).map((at) => {
          const card = cards[at]
          return (
            <span key={at} className="bank-card" data-taken={card !== undefined}>
              {card && <PlayingCard key={`${coup} ${at}`} {...{ say, card: card.card, isDealt: card.isDealt }} />}
            </span>
          )
        })}
      </div>
      {ended && result !== null && (
        <span className="bank-flag" aria-hidden="true">
          {say(`rooms-bank-hands.flag.${result}`)}
          {ended.multiple > 1 && <b>{`×${ended.multiple}`}</b>}
        </span>
      )}
    </section>
  )
}

type Told = Pick<HandProps, 'name' | 'ended'> & { readonly rank: string | null }

function handText(say: Say, { name, rank, ended }: Told): string {
  if (rank === null) return name
  if (!ended || ended.result === null) return say('rooms-bank-hands.side', { name, rank })
  const result = resultText(say, { result: ended.result, multiple: ended.multiple })
  return say('rooms-bank-hands.side.ended', { name, rank, result })
}

/** How a hand ended, in words. */
export function resultText(
  say: Say,
  { result, multiple }: { readonly result: HandResult; readonly multiple: number },
): string {
  return result === 'tied'
    ? say('rooms-bank-hands.result.tied')
    : say(`rooms-bank-hands.result.${result}`, { multiple })
}
