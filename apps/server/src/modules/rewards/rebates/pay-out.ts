import { randomUUID } from 'node:crypto'
import type { RebatePlan } from '@sanuk/contracts/office-rebates'
import { openAccount } from '@sanuk/ledger/accounts'
import { post } from '@sanuk/ledger/post'
import { type Amount, add, amount, parseAmount } from '@sanuk/money/amount'
import { inTransaction, queryable, type Transaction } from '#platform/database'
import type { Member } from '../../accounts/members/index.ts'
import type { Keeping } from './keeping.ts'
import type { RebatesNeeds } from './needs.ts'
import type { Payment } from './store/closed-days.ts'
import type { KeptDay } from './store/days.ts'

/** Who is paid, and whether they asked for it. */
type Paying = {
  readonly brand: string
  readonly members: readonly Member[]
  readonly plan: RebatePlan
  readonly claimed: boolean
  readonly withToday: boolean
  /** Done in the same transaction before: counts today. */
  readonly first?: (transaction: Transaction) => Promise<void>
}

export type Paid = { readonly member: string; readonly due: Amount }

/**
 * Pays members what is due to them, each in one payment for all their days; less than the least waits. The days are
 * locked until it is paid: whoever comes at the same time finds nothing left.
 */
export function createPayOut(needs: RebatesNeeds & Keeping) {
  const { database, clock, days, closedDays } = needs
  return async ({ brand, members, plan, claimed, withToday, first }: Paying): Promise<Paid[]> => {
    const paid = await inTransaction(database, async (transaction) => {
      await first?.(transaction)
      const at = clock()
      const ids = members.map(({ id }) => id)
      const rows = await days.lockPayable(transaction, ids, { brand, at, withToday })
      const least = parseAmount(plan.least)
      const payments = [...Map.groupBy(rows, ({ member }) => member)]
        .map(([member, own]) => paymentOf(own, { brand, member, claimed, at }))
        .filter(({ due }) => due > 0n && due >= least)
      if (payments.length === 0) return []
      const paying = new Set(payments.map(({ member }) => member))
      await days.markPaid(
        transaction,
        rows.filter(({ member }) => paying.has(member)),
      )
      await closedDays.pay(transaction, payments)
      return move(needs, transaction, { payments, members, percent: plan.play })
    })
    await Promise.all(paid.map(({ member }) => needs.announce(member)))
    return paid
  }
}

function paymentOf(rows: readonly KeptDay[], who: Pick<Payment, 'brand' | 'member' | 'claimed' | 'at'>): Payment {
  const due = rows.reduce((sum, { earned, paid }) => sum + earned - paid, 0n)
  const [firstDay = '', lastDay = ''] = [rows[0]?.day, rows.at(-1)?.day]
  return { id: randomUUID(), due: amount(due), firstDay, lastDay, ...who }
}

type Moving = {
  readonly payments: readonly Payment[]
  readonly members: readonly Member[]
  readonly percent: number
}

async function move(needs: RebatesNeeds, transaction: Transaction, moving: Moving): Promise<Paid[]> {
  const on = queryable(transaction)
  const byId = new Map(moving.members.map((member) => [member.id, member]))
  const transfers = []
  for (const { id, member, brand, due, firstDay, lastDay } of moving.payments) {
    const owner = byId.get(member)
    if (!owner) throw new Error(`nobody is called ${member}`)
    const { currency } = owner
    transfers.push({
      ...{ key: `rebate:${id}`, amount: due, kind: 'rebate' as const, reference: id },
      memo: firstDay === lastDay ? firstDay : `${firstDay} ${lastDay}`,
      debit: await openAccount(on, { brand, currency, kind: 'house', owner: 'rebates', guarded: false }),
      credit: await needs.accountOf(owner, transaction),
    })
    const source = `rebate:${id}`
    const given = { brand, member, currency, source, amount: due, percent: moving.percent }
    await needs.turnover.demandForBonus(transaction, given)
  }
  const posted = await post(on, transfers)
  return moving.payments.map(({ id, member, due }, at) => {
    if (posted[at]?.outcome !== 'posted') throw new Error(`rebate ${id} was not paid`)
    return { member, due }
  })
}

/** All that was paid, together. */
export const sumOfPaid = (paid: readonly Paid[]): Amount => add(...paid.map(({ due }) => due))
