import { type Amount, parseAmount } from '@sanuk/money/amount'
import { on } from '../bets/stakes.ts'
import type { Kit } from '../kit.ts'
import { type Paid, paidNow, placed, unconfirmed, type View, waiting } from '../view/view.ts'
import { type Fate, Spot } from './spot.tsx'
import { spotRows } from './spot-layout.ts'
import { wonSpots } from './won-spots.ts'

type FeltProps = {
  readonly kit: Pick<Kit, 'say' | 'money'>
  readonly view: View
  /** Whether the cards of the coup have been seen, so that winners may light up. */
  readonly isSeen: boolean
  readonly isOpen: boolean
  readonly onLay: (spot: string) => void
}

/** The places to bet on. */
export function Felt({ kit, view, isSeen, isOpen, onLay }: FeltProps) {
  const coup = view.table?.coup ?? null
  const isTold = isSeen && coup !== null && view.table?.phase === 'result'
  const won = isTold && coup.result ? wonSpots(coup) : null
  const paid = isTold ? paidNow(view) : null
  const [taken, going, chips] = [placed(view), waiting(view), unconfirmed(view)]
  return (
    <fieldset className="spots" aria-label={kit.say('rooms.spots')} data-open={isOpen}>
      {spotRows(view.rules).map(({ kind, spots }) => (
        <div key={spots.join(' ')} className="spot-row" data-kind={kind}>
          {spots.map((spot) => (
            <Spot
              key={spot}
              {...{ kit, spot }}
              rules={view.rules}
              on={{ placed: on(taken, spot), waiting: on(going, spot), laid: on(chips, spot) }}
              share={shareOf(view, spot)}
              isWon={won ? won.has(spot) : undefined}
              fate={paid ? fateOf(paid, spot) : undefined}
              onLay={isOpen ? () => onLay(spot) : undefined}
            />
          ))}
        </div>
      ))}
    </fieldset>
  )
}

/** Spots of which one wins: how the players are divided among them is shown. */
const DIVIDED = ['player', 'tie', 'banker']

/** The share of those who bet on one of these spots, of a hundred; null before anybody does. */
function shareOf({ table }: View, spot: string): number | null {
  if (!DIVIDED.includes(spot)) return null
  const bettors = table?.crowd.spots.filter((each) => DIVIDED.includes(each.spot)) ?? []
  const all = bettors.reduce((sum, { players }) => sum + players, 0)
  const here = bettors.find((each) => each.spot === spot)?.players ?? 0
  return all === 0 ? null : Math.round((here * 100) / all)
}

function fateOf({ lines }: Paid, spot: string): Fate | undefined {
  const line = lines.find((each) => each.spot === spot)
  if (!line) return undefined
  const win: Amount = parseAmount(line.win)
  if (win === 0n) return { kind: 'lost', win }
  return { kind: win > parseAmount(line.stake) ? 'won' : 'back', win }
}
