import type { Say } from '../../words.ts'
import { TableCard } from './table-card.tsx'

/** All wait for it; it won, alone or by a tie; it lost. */
export type SideState = 'tense' | 'won' | 'lost'

type DragonTigerSideProps = {
  readonly say: Say
  readonly side: 'dragon' | 'tiger'
  /** The drawing of the dragon or the tiger. */
  readonly beast: string | undefined
  /** Undefined until it is laid. */
  readonly card: string | undefined
  readonly isTurned: boolean
  readonly state: SideState | undefined
  readonly round: string
}

/** The dragon or the tiger, and its card. */
export function DragonTigerSide({ say, side, beast, card, isTurned, state, round }: DragonTigerSideProps) {
  return (
    <section className="clash-side" data-side={side} data-state={state} aria-label={say(`game.dragon.bet.${side}`)}>
      <span className="clash-rays" aria-hidden="true" />
      <img className="clash-beast" src={beast} alt="" />
      <span className="clash-place">
        {card !== undefined && (
          <span className="clash-flight" key={round}>
            <TableCard {...{ say, card, isTurned }} />
          </span>
        )}
      </span>
      <p className="clash-name" aria-hidden="true">
        {say(`game.dragon.bet.${side}`)}
      </p>
    </section>
  )
}
