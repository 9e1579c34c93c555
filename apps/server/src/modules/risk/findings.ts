import { createHash } from 'node:crypto'
import type { RiskKind, RiskRules } from '@sanuk/contracts/office-risk'
import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'

/** What was found about a member, as it is kept: other members by their ids, money as on the wire. */
export type Finding = {
  readonly member: string
  readonly kind: RiskKind
  readonly evidence: {
    readonly others?: readonly string[]
    readonly deposited?: string
    readonly withdrawn?: string
    readonly played?: string
    readonly number?: number
    readonly hours?: number
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

/** Everybody of a group is told of the others; a group that grows is another finding. */
export function ofGroups(kind: 'shared_address' | 'shared_name' | 'gift_ring', groups: readonly Group[], from: number) {
  return groups
    .filter((group) => group.length >= from)
    .flatMap((group) => {
      const sorted = group.toSorted()
      const fingerprint = createHash('sha256').update(sorted.join(' ')).digest('hex').slice(0, 32)
      return sorted.map((member): Finding => {
        return { member, kind, fingerprint, evidence: { others: sorted.filter((other) => other !== member) } }
      })
    })
}

/** Accounts that took the same gift and have a place or a name in common. */
export function ringsOf(groups: readonly Group[], tookGift: ReadonlySet<string>): Group[] {
  return groups.map((group) => group.filter((member) => tookGift.has(member))).filter((ring) => ring.length > 1)
}

/** What a member's money says. Each finding is one of its day: the next day it may be found again. */
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
  if (dayInAndOut >= parseAmount(rules.dayFrom) || monthInAndOut >= parseAmount(rules.monthFrom)) {
    const evidence = { deposited: writeAmount(dayInAndOut), withdrawn: writeAmount(monthInAndOut) }
    found.push({ member, kind: 'large_sum', fingerprint: day.slice(0, 7), evidence })
  }
  return found
}

/** What holds unless a brand's operators decided otherwise; sums in baht as Thai banks report them. */
export const USUAL_RULES: RiskRules = {
  ...{ sharedFrom: 3, depositsPerHour: 6, withdrawnPercent: 80 },
  ...{ dayFrom: '500000', monthFrom: '2000000' },
}
