import { type Amount, parseAmount } from '@sanuk/money/amount'
import { inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Keeping } from './keeping.ts'
import type { ActivitiesNeeds } from './needs.ts'
import { type Deed, stateAfter } from './participation-states.ts'
import type { Participation } from './store/rows.ts'

type Asked = { readonly brand: string; readonly id: string; readonly operator: string }

/** What operators do with applications: take one to work on, grant it, refuse it. */
export function createDecide(needs: ActivitiesNeeds & Keeping) {
  const { database, clock, activities, participations } = needs

  /** Refuses with `not_found` and, where somebody was faster, with `application_went_on`. */
  const lock = async (transaction: Transaction, { brand, id }: Omit<Asked, 'operator'>, deed: Deed) => {
    const part = await participations.lock(transaction, id)
    if (part?.brand !== brand || part.remark === null) throw new Refusal('not_found')
    const state = stateAfter(part.state, deed)
    if (state === null) throw new Refusal('application_went_on')
    return { part, state }
  }
  const grantIn = async (
    transaction: Transaction,
    asked: Omit<Asked, 'operator'>,
    how: Granted,
  ): Promise<Participation> => {
    const { part, state } = await lock(transaction, asked, 'grant')
    demandWithin(part, how.amount)
    if (!(await activities.spend(transaction, part.activity, how.amount))) throw new Refusal('budget_spent')
    const { amount, operator } = how
    await participations.change(transaction, part.id, { state, at: clock(), amount, ...(operator && { operator }) })
    return part
  }

  return {
    take: async (asked: Asked): Promise<void> => {
      const member = await inTransaction(database, async (transaction) => {
        const { part, state } = await lock(transaction, asked, 'take')
        await participations.change(transaction, part.id, { state, at: clock(), operator: asked.operator })
        return part.member
      })
      await needs.tell(member)
    },
    /** Whether one operator may grant so much alone. Refuses as granting does. */
    mayGrantAlone: async ({ brand, id }: Asked, amount: Amount): Promise<boolean> => {
      const part = await participations.find(id)
      if (part?.brand !== brand || part.remark === null) throw new Refusal('not_found')
      if (stateAfter(part.state, 'grant') === null) throw new Refusal('application_went_on')
      demandWithin(part, amount)
      return part.rule.kind === 'application' && amount <= parseAmount(part.rule.alone)
    },
    /** Refuses with `not_found`, `application_went_on`, `amount_above_maximum`, `amount_below_minimum`, `budget_spent`. */
    grant: async (asked: Asked, amount: Amount): Promise<void> => {
      const { operator } = asked
      const part = await inTransaction(database, (transaction) => grantIn(transaction, asked, { amount, operator }))
      await needs.tell(part.member)
    },
    grantIn,
    reject: async (asked: Asked, reason: string): Promise<void> => {
      const { operator } = asked
      const member = await inTransaction(database, async (transaction) => {
        const { part, state } = await lock(transaction, asked, 'reject')
        await participations.change(transaction, part.id, { state, at: clock(), reason, operator })
        return part.member
      })
      await needs.tell(member)
    },
  }
}

type Granted = { readonly amount: Amount; readonly operator?: string }

function demandWithin({ rule }: Participation, amount: Amount): void {
  if (amount === 0n) throw new Refusal('amount_below_minimum')
  if (amount > parseAmount(rule.most)) throw new Refusal('amount_above_maximum')
}
