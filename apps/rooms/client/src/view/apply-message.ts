import { parseAmount } from '@sanuk/money/amount'
import { applyNews } from '#apply-news'
import { isChatTold } from '#chat-protocol'
import type { RoomMessage, SpotStake, TableNews } from '#protocol'
import { readStakes, totalOf, writeStakes } from '../bets/stakes.ts'
import { type Laid, type Notice, type Paid, placed, type View } from './view.ts'

type Message<Kind extends RoomMessage['kind']> = Extract<RoomMessage, { kind: Kind }>

/** What a page shows after a message of the server. Messages of other tables change nothing. */
export function applyMessage(view: View, message: RoomMessage): View {
  if (isChatTold(message)) return view
  if ('table' in message && message.table !== view.rules.code) return view
  switch (message.kind) {
    case 'ready':
      return { ...view, line: 'open', balance: parseAmount(message.balance), at: null }
    case 'ended':
      return { ...view, ended: message.fault, laid: [], sent: [], choices: [] }
    case 'table':
      return applyTable(view, message)
    case 'news':
      return applyTableNews(view, message)
    case 'mine':
      return applyOwnBets(view, message)
    case 'boxes':
      return ownBoxes(view, message)
    case 'answered':
      return answered(view, message)
    case 'paid':
      return paid(view, message)
    case 'revised':
      return revised(view, message)
  }
}

/** Whether a message says that news before it were missed, so that the table has to be watched anew. */
export const hasMissed = (view: View, message: RoomMessage): boolean =>
  message.kind === 'news' && message.table === view.rules.code && view.at !== null && message.at > view.at + 1

function applyTable(view: View, { at, state }: Message<'table'>): View {
  const isSameCoup = view.table?.coup?.id === state.coup?.id
  const shown = state.coup?.shown.length ?? 0
  const still = isSameCoup && view.at !== null ? view.still : shown
  const next = { ...view, at, table: state, still, last: lastBefore(view, state.coup?.id ?? null) }
  return state.phase === 'betting' && isSameCoup ? next : withoutLaid(next)
}

function applyTableNews(view: View, message: Message<'news'>): View {
  if (view.at === null || view.table === null || message.at <= view.at) return view
  if (hasMissed(view, message)) return { ...view, at: null }
  const table = applyNews(view.table, message.news)
  return afterNews({ ...view, at: message.at, table, last: lastBefore(view, table.coup?.id ?? null) }, message.news)
}

function afterNews(view: View, news: TableNews): View {
  switch (news.kind) {
    case 'opened':
      return { ...view, still: 0, laid: [], notice: view.notice?.kind === 'revised' ? view.notice : null }
    case 'closed':
    case 'dealing':
    case 'void':
    case 'stopped':
    case 'shuffling':
      return withoutLaid(view)
    default:
      return view
  }
}

/** What to repeat: the bets of the coup that goes, where there were any. */
function lastBefore(view: View, coup: string | null): View['last'] {
  // What moves cost lies on spots of their own, which nobody bets on.
  const stakes = new Map([...placed(view)].filter(([spot]) => view.rules.spots.some((one) => one.spot === spot)))
  return view.table?.coup?.id !== coup && stakes.size > 0 ? stakes : view.last
}

/** Chips that were not confirmed go back when the table takes no more. */
function withoutLaid(view: View): View {
  if (view.laid.length === 0) return view
  return { ...view, laid: [], notice: { kind: 'unconfirmed', at: numberAfter(view) } }
}

function applyOwnBets(view: View, { kind: _, table: __, ...own }: Message<'mine'>): View {
  const { coup, waiting } = own
  const waited = view.mine?.coup === coup ? view.mine.waiting : []
  const decided = waited.filter(({ id }) => !waiting.some((bet) => bet.id === id))
  const sent = view.sent.filter((bet) => !decided.some(({ id }) => id === bet.id))
  return { ...view, mine: own, sent }
}

/** Where the player sits now, or why a box could not be taken. */
function ownBoxes(view: View, { boxes, leaving, fault }: Message<'boxes'>): View {
  const next = { ...view, boxes: { boxes, leaving } }
  return fault === null ? next : { ...next, notice: { kind: 'refused', fault, free: null, at: numberAfter(view) } }
}

function answered(view: View, { id, fault, free, balance }: Message<'answered'>): View {
  const bet = view.sent.find((each) => each.id === id)
  const choice = view.choices.find((each) => each.id === id)
  const next: View = {
    ...view,
    balance: balance === undefined ? view.balance : parseAmount(balance),
    sent: view.sent.filter((each) => each.id !== id),
    choices: view.choices.filter((each) => each.id !== id),
    mine: view.mine && mineAfter(view.mine, { id, isTaken: fault === null }),
  }
  if (fault === null) return next
  const needed = bet ? totalOf(bet.stakes) : (choice?.cost ?? undefined)
  const notice: Notice = {
    at: numberAfter(view),
    ...(fault === 'not_enough_money' && needed !== undefined
      ? { kind: 'short', needed, available: next.balance }
      : { kind: 'refused', fault, free: free === undefined ? null : parseAmount(free) }),
  }
  // What was refused lies there again as it did before it was confirmed, where there is still time to change it.
  const isOpen = bet !== undefined && fault !== 'bets_closed' && view.table?.phase === 'betting'
  const back: readonly Laid[] =
    isOpen && bet.coup === view.table?.coup?.id ? [{ stakes: bet.stakes, isReturned: true }] : []
  return { ...next, notice, laid: [...back, ...next.laid] }
}

/** A bet that waited is placed, or gone. */
function mineAfter(mine: NonNullable<View['mine']>, { id, isTaken }: { id: string; isTaken: boolean }): View['mine'] {
  const bet = mine.waiting.find((each) => each.id === id)
  if (!bet) return mine
  const waiting = mine.waiting.filter((each) => each !== bet)
  return { ...mine, waiting, placed: isTaken ? joined(mine.placed, bet.stakes) : mine.placed }
}

const joined = (...stakes: readonly (readonly SpotStake[])[]): SpotStake[] => writeStakes(readStakes(stakes.flat()))

function paid(view: View, { kind: _, table: __, ...sums }: Message<'paid'>): View {
  const told: Paid = sums
  return { ...view, paid: told, balanceBefore: view.balance, balance: parseAmount(told.balance) }
}

/** An operator changed what a coup came to: the player is told, also while the next one goes. */
function revised(view: View, { coup, number, isVoid, stake, before, after, balance }: Message<'revised'>): View {
  const change = { number, isVoid, before: parseAmount(before), after: parseAmount(after) }
  return {
    ...view,
    balance: parseAmount(balance),
    paid: view.paid?.coup === coup ? { ...view.paid, stake, win: after, lines: [] } : view.paid,
    notice: { kind: 'revised', ...change, at: numberAfter(view) },
  }
}

/** Notices are numbered, so that the same words can be told again. */
export const numberAfter = ({ notice }: View): number => (notice?.at ?? 0) + 1

/** Whether the player has money in the coup on the table. */
export const hasBet = (view: View): boolean => totalOf(placed(view)) > 0n
