import { parseAmount } from '@sanuk/money/amount'
import { paysText } from '../bets/pays.ts'
import type { GameLook } from '../games/game-look.ts'
import { type LayMany, LayManyContext } from '../games/lay-many.ts'
import type { Kit } from '../kit.ts'
import { type Paid, paidNow, placed, unconfirmed, type View, waiting } from '../view/view.ts'
import { type Fate, FeltContext } from './felt-state.ts'
import { Spot } from './spot.tsx'

type TableFeltProps = {
  readonly kit: Kit
  readonly look: GameLook
  readonly view: View
  /** Whether all of the coup has been seen, so that winners may light up. */
  readonly isSeen: boolean
  readonly isOpen: boolean
  readonly onLay: (spot: string) => void
}

const layNone: LayMany = () => undefined

/** The places to bet on, as the game lays them out. */
export function TableFelt({ kit, look, view, isSeen, isOpen, onLay }: TableFeltProps) {
  const { Felt } = look
  const coup = view.table?.coup ?? null
  const isRevealed = isSeen && coup !== null && view.table?.phase === 'result'
  const paid = isRevealed ? paidNow(view) : null
  const spots = look.spots(view.rules)
  const felt = {
    kit,
    rules: view.rules,
    paysText: (spot: string) =>
      look.coupPays?.(kit.say, { table: view.table, rules: view.rules, spot }) ?? paysText(kit.say, spots, spot),
    placed: placed(view),
    waiting: waiting(view),
    laid: unconfirmed(view),
    shareOf: (spot: string) => shareOf(view, look.divided ?? [], spot),
    result: isRevealed ? coup.result : null,
    isPersonal: (spot: string) => look.deciding?.isPersonal(spot) ?? false,
    fateOf: (spot: string) => (paid ? fateOf(paid, spot) : undefined),
    lay: isOpen ? onLay : undefined,
  }
  const layMany: LayMany = (spots) => {
    for (const { spot, chips } of spots) for (let chip = 0; chip < chips; chip += 1) onLay(spot)
  }
  return (
    <FeltContext value={felt}>
      <fieldset
        className="spots"
        aria-label={kit.say('rooms.spots')}
        data-game={view.rules.game}
        data-open={isOpen}
        data-revealed={felt.result !== null}
      >
        <LayManyContext value={isOpen ? layMany : layNone}>
          <Felt {...{ kit, view, Spot }} />
        </LayManyContext>
      </fieldset>
    </FeltContext>
  )
}

/** The share of those who bet on one of these spots, of a hundred; null before anybody does. */
function shareOf({ table }: View, divided: readonly string[], spot: string): number | null {
  if (!divided.includes(spot)) return null
  const bettors = table?.crowd.spots.filter((each) => divided.includes(each.spot)) ?? []
  const all = bettors.reduce((sum, { players }) => sum + players, 0)
  const here = bettors.find((each) => each.spot === spot)?.players ?? 0
  return all === 0 ? null : Math.round((here * 100) / all)
}

function fateOf({ lines }: Paid, spot: string): Fate | undefined {
  const line = lines.find((each) => each.spot === spot)
  if (!line) return undefined
  const win = parseAmount(line.win)
  if (win === 0n) return { kind: 'lost', win }
  return { kind: win > parseAmount(line.stake) ? 'won' : 'back', win }
}
