import { randomUUID } from 'node:crypto'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { parseAmount } from '@sanuk/money/amount'
import type { Due } from '#platform/accruals/accrual-rows'
import { createPayMembers } from '#platform/accruals/pay-members'
import type { Member } from '#platform/capabilities/member'
import type { SalaryNeeds } from './needs.ts'
import type { SchemeStore, Stored } from './stored.ts'

/** Agents that are paid in one transaction. */
const PAID_AT_ONCE = 500

type Needs = SalaryNeeds & Stored & { readonly todayOf: (brand: string) => Promise<string> }

/** A job that pays agents what is due to them in each scheme, in one payment for all periods; less than the least waits while they stand. */
export function createPayOut(needs: Needs): () => Promise<void> {
  const { clock, payments, rules, schemes } = needs
  const payMembers = createPayMembers(needs, { owner: 'salaries', kind: 'salary' })
  const paySome = async (brand: string, { scheme, earnings }: SchemeStore, by: AgentMoneyRules): Promise<number> => {
    const least = { least: parseAmount(by.least), today: await needs.todayOf(brand) }
    const agents = await earnings.agentsDue(brand, { ...least, limit: PAID_AT_ONCE })
    if (agents.length === 0) return 0
    const byId = await needs.findMembers(agents)
    const paid = await payMembers(async (transaction) => {
      const at = clock()
      const taken = await earnings.takeDue(transaction, agents, { ...least, brand, at })
      const made = taken.map((due) => paymentOf('salary', due, { byId, play: by.play }))
      await payments.add(transaction, made, { brand, scheme, at })
      return made
    })
    return paid.length
  }
  return async () => {
    for (const { brand } of await rules.brands()) {
      // What was earned is paid, also where salaries were closed since.
      const held = await rules.on(brand, await needs.todayOf(brand))
      if (!held) continue
      for (const store of Object.values<SchemeStore>(schemes)) {
        while ((await paySome(brand, store, held)) === PAID_AT_ONCE);
      }
    }
  }
}

type Payee = { readonly byId: ReadonlyMap<string, Member>; readonly play: number }

/** One payment to an agent for all periods that are due. */
export function paymentOf(name: 'salary' | 'dividend', accrued: Due, { byId, play }: Payee) {
  const { owner, due, firstPeriod: firstDay, lastPeriod: lastDay } = accrued
  const member = byId.get(owner)
  if (!member) throw new Error(`no member has the id ${owner}`)
  const reference = randomUUID()
  const memo = firstDay === lastDay ? firstDay : `${firstDay} ${lastDay}`
  return { key: `${name}:${reference}`, reference, member, due, play, memo, firstDay, lastDay }
}
