import type { PayTables } from '../kind.ts'
import { shortMultiple } from './short-multiple.ts'

/** What becomes of a chip: the bet was met, lost, or is given back in part or whole. */
export type Fate = 'won' | 'lost' | 'back'

type BetSpotsProps<Bet extends string> = {
  readonly legend: string
  readonly bets: readonly { readonly bet: Bet; readonly text: string }[]
  readonly chosen: Bet
  /** Bets that the round on the table met. */
  readonly met: readonly Bet[]
  /** Undefined while the chip only lies there. */
  readonly fate: Fate | undefined
  readonly tables: PayTables
  /** Not given while the chip may not be moved. */
  readonly onBet: ((bet: Bet) => void) | undefined
}

/** The places of a table that can be bet on, and the chip on one of them. */
export function BetSpots<Bet extends string>(props: BetSpotsProps<Bet>) {
  const { legend, bets, chosen, met, fate, tables, onBet } = props
  return (
    <fieldset className="bet-spots" aria-label={legend}>
      {bets.map(({ bet, text }) => (
        <button
          key={bet}
          type="button"
          className="bet-spot"
          data-bet={bet}
          data-met={met.includes(bet)}
          aria-pressed={bet === chosen}
          aria-disabled={onBet === undefined}
          onClick={() => bet !== chosen && onBet?.(bet)}
        >
          <span className="bet-name">{text}</span>
          <b className="bet-times">×{shortMultiple(tables[bet]?.[0] ?? '0')}</b>
          {bet === chosen && <span className="bet-chip" data-fate={fate} aria-hidden="true" />}
        </button>
      ))}
    </fieldset>
  )
}

/** What becomes of the chip on a bet; a tie gives something back to whoever bet on a side. */
export function fateOf<Bet extends string>(bet: Bet, met: readonly Bet[], sides: readonly Bet[]): Fate {
  if (met.includes(bet)) return 'won'
  return sides.includes(bet) && !met.some((each) => sides.includes(each)) ? 'back' : 'lost'
}
