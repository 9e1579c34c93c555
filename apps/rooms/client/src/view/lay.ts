import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { PageMessage } from '#protocol'
import { overLimit } from '../bets/limits.ts'
import { merged, type Stakes, totalOf, writeStakes } from '../bets/stakes.ts'
import { numberAfter } from './apply-message.ts'
import { openStakes } from './open-stakes.ts'
import { askedHands, type Bet, type Choice, lying, placed, spendable, unconfirmed, type View, waiting } from './view.ts'

/** What a player does with chips before they are bets. */
export type ChipAction =
  | { readonly kind: 'lay'; readonly spot: string; readonly chip: Amount }
  | { readonly kind: 'repeat' | 'double' | 'undo' | 'clear' }
  /** The id of the bet is made by whoever sends it. */
  | { readonly kind: 'confirm'; readonly id: string }

/** The chips after an action, or the reason why it cannot be done. While no bets are taken, nothing is done. */
export function lay(view: View, action: ChipAction): View {
  if (view.table?.phase !== 'betting' || view.ended !== null) return view
  switch (action.kind) {
    case 'lay':
      return added(view, new Map([[action.spot, action.chip]]))
    case 'repeat':
      return added(view, openStakes(view, view.last))
    case 'double':
      return added(view, lying(view))
    case 'undo':
      return { ...view, laid: view.laid.slice(0, -1), notice: null }
    case 'clear':
      return { ...view, laid: [], notice: null }
    case 'confirm':
      return confirmed(view, action.id)
  }
}

function added(view: View, stakes: Stakes): View {
  if (stakes.size === 0) return view
  const limit = overLimit(view.rules, { lying: lying(view), added: stakes })
  if (limit) return { ...view, notice: { kind: 'limit', limit, at: numberAfter(view) } }
  const needed = totalOf(stakes)
  const available = spendable(view)
  if (needed > available) return { ...view, notice: { kind: 'short', needed, available, at: numberAfter(view) } }
  return { ...view, laid: [...view.laid, { stakes }], notice: null }
}

function confirmed(view: View, id: string): View {
  const coup = view.table?.coup?.id
  if (coup === undefined || view.laid.length === 0) return view
  return { ...view, laid: [], sent: [...view.sent, { id, coup, stakes: unconfirmed(view) }], notice: null }
}

/** What can be done with chips now. */
export function possible(view: View): Readonly<Record<Exclude<ChipAction['kind'], 'lay'>, boolean>> {
  const isOpen = view.table?.phase === 'betting' && view.ended === null
  const hasLaid = isOpen && view.laid.length > 0
  const hasAny = isOpen && lying(view).size > 0
  const isFresh = placed(view).size + waiting(view).size === 0
  return {
    repeat: isOpen && isFresh && !hasLaid && openStakes(view, view.last).size > 0,
    double: hasAny,
    undo: hasLaid,
    clear: hasLaid,
    confirm: hasLaid,
  }
}

/** The decision that a press means; null where the hand is not asked about, or was decided about. */
export function choose(view: View, { hand, move }: Pick<Choice, 'hand' | 'move'>, id: string): View | null {
  const coup = view.table?.coup
  const asked = askedHands(view).find((one) => one.hand === hand)
  const found = asked?.moves.find((one) => one.move === move)
  if (!coup?.deciding || !asked || !found || asked.chosen !== null || view.ended !== null) return null
  const cost = found.cost === null ? null : parseAmount(found.cost)
  const available = spendable(view)
  if (cost !== null && cost > available) {
    return { ...view, notice: { kind: 'short', needed: cost, available, at: numberAfter(view) } }
  }
  const choice: Choice = { id, coup: coup.id, step: coup.deciding.step, hand, move, cost }
  return { ...view, choices: [...view.choices, choice], notice: null }
}

/** A decision as it goes over the wire. */
export const choiceMessage = (table: string, { id, coup, step, hand, move }: Choice): PageMessage => ({
  kind: 'decide',
  id,
  table,
  coup,
  step,
  hand,
  move,
})

/** A bet as it goes over the wire. */
export const betMessage = (table: string, { id, coup, stakes }: Bet): PageMessage => ({
  kind: 'bet',
  id,
  table,
  coup,
  stakes: writeStakes(merged(stakes)),
})
