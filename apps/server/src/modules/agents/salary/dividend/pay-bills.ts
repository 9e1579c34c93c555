import { parseAmount } from '@sanuk/money/amount'
import { createPayMembers } from '#platform/accruals/pay-members'
import type { SalaryNeeds } from '../needs.ts'
import { paymentOf } from '../pay-out.ts'
import type { DividendStore, Stored } from '../stored.ts'

/** Agents that are paid in one transaction. */
const PAID_AT_ONCE = 500

type Needs = SalaryNeeds & Stored & { readonly todayOf: (brand: string) => Promise<string> }

/** A job that pays what operators approved of dividends; less than the least waits while an agent stands. */
export function createPayBills(needs: Needs): () => Promise<void> {
  const { clock, payments, rules, dividends } = needs
  const payMembers = createPayMembers(needs, { owner: 'dividends', kind: 'dividend' })
  const payBrand = async (brand: string, { scheme, bills }: DividendStore): Promise<number> => {
    const today = await needs.todayOf(brand)
    const by = await rules.on(brand, today)
    if (!by) return 0
    const least = { least: parseAmount(by.least), today }
    const agents = await bills.agentsDue(brand, { ...least, limit: PAID_AT_ONCE })
    if (agents.length === 0) return 0
    const byId = await needs.findMembers(agents)
    const paid = await payMembers(async (transaction) => {
      const at = clock()
      const taken = await bills.takeDue(transaction, agents, { ...least, brand, at })
      const made = taken.map((due) => paymentOf('dividend', due, { byId, play: by.play }))
      await payments.add(transaction, made, { brand, scheme, at })
      return made
    })
    return paid.length
  }
  return async () => {
    for (const { brand } of await rules.brands()) {
      for (const store of Object.values<DividendStore>(dividends)) {
        while ((await payBrand(brand, store)) === PAID_AT_ONCE);
      }
    }
  }
}
