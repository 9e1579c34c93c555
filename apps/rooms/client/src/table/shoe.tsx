import type { ShoeView } from '#protocol'
import type { Say } from '../words.ts'

type ShoeProps = { readonly say: Say; readonly shoe: ShoeView | null }

/** The shoe that cards come from, and how far it has been dealt. */
export function Shoe({ say, shoe }: ShoeProps) {
  const share = shoe ? shoe.dealt / Math.max(1, shoe.cards) : 0
  return (
    <div className="shoe">
      <svg viewBox="0 0 120 84" aria-hidden="true">
        <path className="shoe-body" d="M8 20 L74 6 L112 22 L112 66 L74 80 L8 64 Z" />
        <path className="shoe-top" d="M8 20 L74 6 L112 22 L46 36 Z" />
        <path className="shoe-mouth" d="M8 24 L8 60 L44 74 L44 40 Z" />
        <path className="shoe-card" d="M2 34 L34 46 L34 66 L2 54 Z" />
      </svg>
      {shoe && (
        <span className="shoe-left" role="img" aria-label={say('rooms.shoe', { dealt: shoe.dealt, cards: shoe.cards })}>
          <i style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
        </span>
      )}
    </div>
  )
}
