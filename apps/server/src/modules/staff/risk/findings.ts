import { createHash } from 'node:crypto'
import type { RiskKind, RiskRules } from '@sanuk/contracts/office-risk'
import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { usualAmounts } from '@sanuk/money/usual-amounts'

/** What was found about a member, as it is kept: other members by their ids, money as on the wire. */
export type Finding = {
  readonly member: string
  readonly kind: RiskKind
  readonly evidence: {
    readonly others?: readonly string[]
    readonly accounts?: number
    readonly deposited?: string
    readonly withdrawn?: string
    readonly played?: string
    readonly number?: number
    readonly hours?: number
    readonly ofDay?: string
    readonly ofMonth?: string
  }
  /** What makes it the same finding when it is found again. */
  readonly fingerprint: string
}

/** Members that have something in common. */
export type Group = readonly string[]

/** What a member moved lately. */
export type Moved = {
  readonly member: string
  /** The business day it was looked at, `yyyy-MM-dd`. */
  readonly day: string
  readonly depositsInHour: number
  /** Of three days. */
  readonly deposited: Amount
  readonly withdrawn: Amount
  readonly played: Amount
  /** In and out, of the business day and of thirty days. */
  readonly dayInAndOut: Amount
  readonly monthInAndOut: Amount
}

export type GroupKind = 'shared_address' | 'shared_device' | 'shared_account' | 'shared_name' | 'gift_ring'

/** Behind one address of a mobile network there may be thousands: nobody reads more names than these. */
const OTHERS_NAMED = 30

/** Everybody of a group is told of the others; a group that grows is another finding. */
export function ofGroups(kind: GroupKind, groups: readonly Group[], from: number) {
  return groups
    .filter((group) => group.length >= from)
    .flatMap((group) => {
      const sorted = group.toSorted()
      const fingerprint = createHash('sha256').update(sorted.join(' ')).digest('hex').slice(0, 32)
      return sorted.map((member): Finding => {
        const others = sorted.slice(0, OTHERS_NAMED + 1).filter((other) => other !== member)
        const evidence = { others: others.slice(0, OTHERS_NAMED), accounts: sorted.length }
        return { member, kind, fingerprint, evidence }
      })
    })
}

/** Accounts that took the same gift and have a place or a name in common. */
export function ringsOf(groups: readonly Group[], tookGift: ReadonlySet<string>): Group[] {
  return groups.map((group) => group.filter((member) => tookGift.has(member))).filter((ring) => ring.length > 1)
}

/** What a member's money says. Each finding is one of its day: the next day it may be found again; a month's of its month. */
export function ofMoney(moved: Moved, rules: RiskRules): Finding[] {
  const { member, day, depositsInHour, deposited, withdrawn, played, dayInAndOut, monthInAndOut } = moved
  const found: Finding[] = []
  if (depositsInHour >= rules.depositsPerHour) {
    found.push({ member, kind: 'velocity', fingerprint: day, evidence: { number: depositsInHour, hours: 1 } })
  }
  const leftUnplayed = withdrawn * 100n >= deposited * BigInt(rules.withdrawnPercent) && played * 2n < deposited
  if (deposited > 0n && leftUnplayed) {
    const evidence = {
      deposited: writeAmount(deposited),
      withdrawn: writeAmount(withdrawn),
      played: writeAmount(played),
    }
    found.push({ member, kind: 'no_play', fingerprint: day, evidence })
  }
  const isLargeDay = dayInAndOut >= parseAmount(rules.dayFrom)
  if (isLargeDay || monthInAndOut >= parseAmount(rules.monthFrom)) {
    const evidence = { ofDay: writeAmount(dayInAndOut), ofMonth: writeAmount(monthInAndOut) }
    found.push({ member, kind: 'large_sum', fingerprint: isLargeDay ? day : day.slice(0, 7), evidence })
  }
  return found
}

/** What holds unless a brand's operators decided otherwise, by its currency; in baht the sums that Thai banks report. */
export function usualRules(currency: CurrencyCode): RiskRules {
  const { day, month } = usualAmounts(currency).largeSum
  return { sharedFrom: 3, depositsPerHour: 6, withdrawnPercent: 80, dayFrom: day, monthFrom: month }
}
