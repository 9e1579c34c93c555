import type { SeriesView } from '#protocol'
import type { Say } from '../words.ts'

type ShoeProps = { readonly say: Say; readonly series: SeriesView | null }

/** The shoe that cards come from, and how far it has been dealt. */
export function Shoe({ say, series }: ShoeProps) {
  const share = series ? series.dealt / Math.max(1, series.length) : 0
  return (
    <div className="shoe">
      <svg viewBox="0 0 120 84" aria-hidden="true">
        <path className="shoe-body" d="M8 20 L74 6 L112 22 L112 66 L74 80 L8 64 Z" />
        <path className="shoe-top" d="M8 20 L74 6 L112 22 L46 36 Z" />
        <path className="shoe-mouth" d="M8 24 L8 60 L44 74 L44 40 Z" />
        <path className="shoe-card" d="M2 34 L34 46 L34 66 L2 54 Z" />
      </svg>
      {series && (
        <span
          className="shoe-left"
          role="img"
          aria-label={say('rooms.shoe', { dealt: series.dealt, cards: series.length })}
        >
          <i style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
        </span>
      )}
    </div>
  )
}
