import { type Amount, add, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import type { PageSocket } from '@sanuk/vendor-server/sockets/page-sockets'
import type { RoomMessage } from '../protocol.ts'

type Revised = Pick<RevisedMessage, 'table' | 'coup' | 'number' | 'isVoid'> & {
  readonly stake: Amount
  readonly before: Amount
  readonly after: Amount
}
type RevisedMessage = Extract<RoomMessage, { kind: 'revised' }>

type Paid = Pick<Extract<RoomMessage, { kind: 'paid' }>, 'table' | 'coup' | 'lines'> & {
  readonly stake: Amount
  readonly win: Amount
}

/** A member with an open page, and the balance that was told last. */
type Present = { readonly pages: Set<PageSocket>; balance: Amount }

/** More pages than one person opens. */
const MOST_PAGES = 20

export type MemberPages = ReturnType<typeof createMemberPages>

/** The open pages of members in this process: what concerns a member is told to all of them. */
export function createMemberPages() {
  const present = new Map<string, Present>()
  const say = (member: string, message: RoomMessage): void => {
    for (const page of present.get(member)?.pages ?? []) page.say(message)
  }
  return {
    say,
    /** Answers whether there was room for one more page. */
    join: (member: string, page: PageSocket, balance: Amount): boolean => {
      const known = present.get(member) ?? { pages: new Set(), balance }
      if (known.pages.size >= MOST_PAGES) return false
      known.pages.add(page)
      known.balance = balance
      present.set(member, known)
      return true
    },
    leave: (member: string, page: PageSocket): void => {
      const known = present.get(member)
      known?.pages.delete(page)
      if (known?.pages.size === 0) present.delete(member)
    },
    /** Whether a member has an open page. */
    isHere: (member: string): boolean => present.has(member),
    /** What the wallet said that a member has now. */
    hasNow: (member: string, balance: Amount): void => {
      const known = present.get(member)
      if (known) known.balance = balance
    },
    /** What a coup came to; the money is on its way, and the balance told has it already. */
    paid: (member: string, { stake, win, ...rest }: Paid): void => {
      const known = present.get(member)
      if (!known) return
      known.balance = add(known.balance, win)
      const money = { stake: writeAmount(stake), win: writeAmount(win), balance: writeAmount(known.balance) }
      say(member, { kind: 'paid', ...rest, ...money })
    },
    /** An operator changed what a coup came to; the balance told has the difference already, as far as it covers it. */
    revised: (member: string, { stake, before, after, ...rest }: Revised): void => {
      const known = present.get(member)
      if (!known) return
      const covered = subtract(add(known.balance, after), before)
      if (covered < ZERO) known.balance = ZERO
      else known.balance = covered
      const money = { stake: writeAmount(stake), before: writeAmount(before), after: writeAmount(after) }
      say(member, { kind: 'revised', ...rest, ...money, balance: writeAmount(known.balance) })
    },
  }
}
