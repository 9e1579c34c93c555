import { dayOf } from '@sanuk/contracts/calendar-day'
import { proposedUplineRules, type TransferLimits, type UplineRules, uplineRules } from '@sanuk/contracts/office-upline'
import { parseAmount } from '@sanuk/money/amount'
import type { Transaction } from '#platform/database'
import { createDatedRules } from '#platform/dated-rules'
import { Refusal } from '#platform/refusal'
import type { DemandAllowed, UplineNeeds } from './needs.ts'
import { createSend } from './send.ts'
import { createStanding } from './standing.ts'
import { createUplineStore } from './store.ts'

export type { TransferRecord } from './store.ts'

export type Upline = ReturnType<typeof createUpline>

/** Members send money to whoever invited them, and agents to somebody right below, where the brand allows it. */
export function createUpline(needs: Omit<UplineNeeds, 'todayOf'>) {
  const { database, clock, brandNamed } = needs
  const store = createUplineStore(database)
  const rules = createDatedRules(database, { table: 'upline.rules', schema: uplineRules })
  const todayOf = async (brand: string): Promise<string> => dayOf(clock(), (await brandNamed(brand)).timeZone)
  const demandAllowed: DemandAllowed = async ({ brand }, direction) => {
    const { timeZone, modules } = await brandNamed(brand)
    const day = dayOf(clock(), timeZone)
    const held = modules.has('MEMTRANS3') ? await rules.on(brand, day) : null
    const limits = direction === 'up' ? held : held?.downline
    if (!limits?.open) throw new Refusal('function_off')
    return { limits, day }
  }
  const parts = { ...needs, store, todayOf, demandAllowed }
  return {
    send: createSend(parts),
    standing: createStanding(parts),
    ofMember: store.ofMember,
    ofBrand: store.ofBrand,
    todayOf,
    listRules: rules.list,
    validateRules,
    /** Puts approved rules in force from their day on. */
    carryOut: async (transaction: Transaction, proposal: { readonly brand: string; readonly details: unknown }) => {
      const wish = proposedUplineRules.parse(proposal.details)
      validateRules(wish)
      const { brand } = proposal
      await rules.add(transaction, { ...wish, brand, today: await todayOf(brand), decidedAt: clock() })
      return null
    },
  }
}

/** Refuses with `limits_senseless` where the least is more than the most, or that more than the day allows. */
function validateRules(rules: UplineRules): void {
  if (![rules, rules.downline].every(isSensible)) throw new Refusal('limits_senseless')
}

const isSensible = ({ least, most, dayMax }: TransferLimits): boolean =>
  parseAmount(least) <= parseAmount(most) && parseAmount(most) <= parseAmount(dayMax)
