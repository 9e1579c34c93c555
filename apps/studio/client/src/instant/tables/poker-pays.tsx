import type * as z from 'zod/mini'
import type { drawPokerWire } from '#instant-wire'
import type { Say } from '../../words.ts'
import type { PayTables } from '../kind.ts'

export type PokerView = z.output<ReturnType<typeof drawPokerWire>['view']>
type Hand = NonNullable<PokerView['hand']>

type PokerPaysProps = {
  readonly say: Say
  readonly tables: PayTables
  readonly reached: PokerView['hand']
  /** Whether the reached hand is the one that counts. */
  readonly isOver: boolean
}

/** What each hand pays, the best first, and the one that was reached. */
export function PokerPays({ say, tables, reached, isOver }: PokerPaysProps) {
  // The server names the rows of the table by their hands.
  const rows = Object.entries(tables) as [Hand, readonly string[]][]
  return (
    <dl className="poker-pays" data-over={isOver} aria-label={say('game.poker.pays')}>
      {rows.map(([hand, [times]]) => (
        <div key={hand} className="poker-pay" data-reached={hand === reached}>
          <dt>{say(`game.poker.hand.${hand}`)}</dt>
          <dd>×{times}</dd>
        </div>
      ))}
    </dl>
  )
}
