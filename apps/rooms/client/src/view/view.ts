import { type Amount, add, parseAmount, subtract, ZERO } from '@sanuk/money/amount'
import type { AskedHand, OwnDecision, RoomFault, RoomMessage, TableRules, TableState } from '#protocol'
import type { Opened } from '#room-calls'
import type { OverLimit } from '../bets/limits.ts'
import { merged, NO_STAKES, readStakes, type Stakes, totalOf } from '../bets/stakes.ts'

/** A bet on its way: its id is made once, so that it is the same bet however often it is sent. */
export type Bet = { readonly id: string; readonly coup: string; readonly stakes: Stakes }

/** A decision on its way; its id is made once, as that of a bet. */
export type Choice = {
  readonly id: string
  readonly coup: string
  readonly step: number
  readonly hand: string
  readonly move: string
  /** What the move costs; null where it costs nothing. */
  readonly cost: Amount | null
}

/** What one press put on the table, and what undo takes back. `isReturned`: a refused bet that lies there again. */
export type Laid = { readonly stakes: Stakes; readonly isReturned?: boolean }

/** What the player has to be told about a bet. */
export type Notice = { readonly at: number } & (
  | { readonly kind: 'refused'; readonly fault: RoomFault; readonly free: Amount | null }
  | { readonly kind: 'limit'; readonly limit: OverLimit }
  /** What the chips cost, and what there is for them. */
  | { readonly kind: 'short'; readonly needed: Amount; readonly available: Amount }
  /** The table closed before chips were confirmed: they went back. */
  | { readonly kind: 'unconfirmed' }
  /** A coup that was over came to something else for the player, or is void: its stake came back. */
  | {
      readonly kind: 'revised'
      readonly number: number
      readonly isVoid: boolean
      readonly before: Amount
      readonly after: Amount
    }
)

/** What the player's bets of a coup came to. */
export type Paid = Omit<Extract<RoomMessage, { kind: 'paid' }>, 'kind' | 'table'>

/** What the player has on the table, as the server told it last. */
export type Mine = Omit<Extract<RoomMessage, { kind: 'mine' }>, 'kind' | 'table'>

/** Boxes that the player sits at, and which of them they leave once the coup is over. */
type OwnBoxes = Pick<Extract<RoomMessage, { kind: 'boxes' }>, 'boxes' | 'leaving'>

/** All that the page shows of a table, and the player's chips on it. */
export type View = {
  readonly rules: TableRules
  readonly line: 'opening' | 'open' | 'lost'
  /** Why the session is over, or null. */
  readonly ended: RoomFault | null
  readonly balance: Amount
  /** The balance before the coup that was paid: what is paid shows when the result does. */
  readonly balanceBefore: Amount
  /** What lies at other tables of the page and is not in the balance yet: it cannot be laid here, too. */
  readonly elsewhere: Amount
  /** The number of the last news, or null while the table has to be told whole. */
  readonly at: number | null
  readonly table: TableState | null
  /** How many turns were shown when the table was told whole: these are not dealt before the player's eyes. */
  readonly still: number
  readonly mine: Mine | null
  /** Where the player sits, at a table with boxes. */
  readonly boxes: OwnBoxes
  /** Bets that were sent and not answered yet. */
  readonly sent: readonly Bet[]
  /** Decisions that were sent and not answered yet. */
  readonly choices: readonly Choice[]
  /** Chips that are not confirmed, in the order in which they were laid. */
  readonly laid: readonly Laid[]
  /** What the player bet in the last coup he bet in. */
  readonly last: Stakes
  readonly paid: Paid | null
  readonly notice: Notice | null
}

export function firstView({ table, balance }: Pick<Opened, 'table' | 'balance'>): View {
  const known = parseAmount(balance)
  return {
    rules: table,
    line: 'opening',
    ended: null,
    balance: known,
    balanceBefore: known,
    elsewhere: ZERO,
    at: null,
    table: null,
    still: 0,
    mine: null,
    boxes: { boxes: [], leaving: [] },
    sent: [],
    choices: [],
    laid: [],
    last: NO_STAKES,
    paid: null,
    notice: null,
  }
}

/** A view of a table that is not followed any more. Chips that were not confirmed are gone, bets are not. */
export function leftView(view: View): View {
  const stakes = placed(view)
  return { ...view, at: null, table: null, laid: [], notice: null, last: stakes.size > 0 ? stakes : view.last }
}

const coupOf = ({ table }: View): string | null => table?.coup?.id ?? null

/** The player's bets that the table has taken. */
export function placed(view: View): Stakes {
  return view.mine && view.mine.coup === coupOf(view) ? readStakes(view.mine.placed) : NO_STAKES
}

/** Bets that are confirmed by the player and not yet by the table. */
export function waiting(view: View): Stakes {
  const coup = coupOf(view)
  const told = view.mine && view.mine.coup === coup ? view.mine.waiting : []
  const sent = view.sent.filter((bet) => bet.coup === coup && !told.some(({ id }) => id === bet.id))
  return merged(...told.map(({ stakes }) => readStakes(stakes)), ...sent.map(({ stakes }) => stakes))
}

/** Chips the player has laid and not confirmed. */
export const unconfirmed = ({ laid }: View): Stakes => merged(...laid.map(({ stakes }) => stakes))

/** All of it. */
export const lying = (view: View): Stakes => merged(placed(view), waiting(view), unconfirmed(view))

/** What lies here and is not taken from the balance yet. */
export const untaken = (view: View): Amount => add(totalOf(waiting(view)), totalOf(unconfirmed(view)))

/** What the player can still lay. */
export const spendable = (view: View): Amount => subtract(view.balance, add(untaken(view), view.elsewhere))

/** Whether the coup on the table is paid and its result not told yet. */
const isAhead = (view: View): boolean => view.paid?.coup === coupOf(view) && view.table?.phase !== 'result'

/** The balance as it is shown: what a coup paid enters it with the result. */
export const shownBalance = (view: View): Amount => (isAhead(view) ? view.balanceBefore : view.balance)

/** What is in the balance already and has to wait for the result of its coup. */
export const unshownWin = (view: View): Amount =>
  view.paid && isAhead(view) ? subtract(view.balance, view.balanceBefore) : ZERO

/** What the coup on the table paid the player, once its result is there. */
export const paidNow = (view: View): Paid | null =>
  view.table?.phase === 'result' && view.paid?.coup === coupOf(view) ? view.paid : null

/** The hands that the player is asked about in the step that is open, with what was chosen. */
export function askedHands(view: View): readonly AskedHand[] {
  const { mine, table, choices } = view
  const step = table?.phase === 'deciding' ? table.coup?.deciding?.step : undefined
  if (step === undefined || mine?.coup !== coupOf(view) || mine?.asked?.step !== step) return []
  return mine.asked.hands.map((one) => {
    const choice = choices.find(({ hand, step: of, coup }) => hand === one.hand && of === step && coup === mine.coup)
    return choice && one.chosen === null ? { ...one, chosen: choice.move, isWaiting: true } : one
  })
}

/** What the player decided in the coup on the table; null where there is nothing to decide. */
export const decidedNow = (view: View): readonly OwnDecision[] | null =>
  (view.mine?.coup === coupOf(view) && view.mine?.decided) || null

/** Whether a bet waits for its answer, or a move that costs something. */
export const isBetWaiting = (view: View): boolean =>
  view.sent.length > 0 || view.choices.some(({ cost }) => cost !== null) || (view.mine?.waiting.length ?? 0) > 0
