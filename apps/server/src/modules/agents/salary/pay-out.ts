import { randomUUID } from 'node:crypto'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { parseAmount } from '@sanuk/money/amount'
import type { Due } from '#platform/accruals/accrual-rows'
import { createPayMembers } from '#platform/accruals/pay-members'
import type { Member } from '#platform/capabilities/member'
import type { SalaryNeeds } from './needs.ts'
import type { Stored } from './stored.ts'

/** Agents that are paid in one transaction. */
const PAID_AT_ONCE = 500

type Needs = SalaryNeeds & Stored & { readonly todayOf: (brand: string) => Promise<string> }

/** A job that pays agents what is due to them, each in one payment for all their days; less than the least waits. */
export function createPayOut(needs: Needs): () => Promise<void> {
  const { clock, days, payments, rules } = needs
  const payMembers = createPayMembers(needs, { owner: 'salaries', kind: 'salary' })
  const paySome = async (brand: string, by: AgentMoneyRules): Promise<number> => {
    const least = parseAmount(by.least)
    const agents = await days.agentsDue(brand, { least, limit: PAID_AT_ONCE })
    if (agents.length === 0) return 0
    const byId = await needs.findMembers(agents)
    const paid = await payMembers(async (transaction) => {
      const at = clock()
      const taken = await days.takeDue(transaction, agents, { brand, least, at })
      const made = taken.map((due) => paymentOf(due, byId, by))
      await payments.add(transaction, made, { brand, at })
      return made
    })
    return paid.length
  }
  return async () => {
    for (const { brand } of await rules.brands()) {
      // What was earned is paid, also where salaries were closed since.
      const held = await rules.on(brand, await needs.todayOf(brand))
      if (held) while ((await paySome(brand, held)) === PAID_AT_ONCE);
    }
  }
}

function paymentOf(accrued: Due, members: ReadonlyMap<string, Member>, { play }: AgentMoneyRules) {
  const { owner, due, firstPeriod: firstDay, lastPeriod: lastDay } = accrued
  const member = members.get(owner)
  if (!member) throw new Error(`no member has the id ${owner}`)
  const reference = randomUUID()
  const memo = firstDay === lastDay ? firstDay : `${firstDay} ${lastDay}`
  return { key: `salary:${reference}`, reference, member, due, play, memo, firstDay, lastDay }
}
