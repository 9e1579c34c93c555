import { dayOf } from '@sanuk/contracts/calendar-day'
import { proposedUplineRules, type UplineRules, uplineRules } from '@sanuk/contracts/office-upline'
import type { UPLINE_HINDRANCES } from '@sanuk/contracts/upline'
import { type Amount, amount, parseAmount, ZERO } from '@sanuk/money/amount'
import type { Member } from '#platform/capabilities/member'
import type { Transaction } from '#platform/database'
import { createDatedRules } from '#platform/dated-rules'
import { Refusal } from '#platform/refusal'
import type { UplineNeeds } from './needs.ts'
import { createSend } from './send.ts'
import { createUplineStore } from './store.ts'

export type { TransferRecord } from './store.ts'

export type Upline = ReturnType<typeof createUpline>

/** Members send money to whoever invited them, where the brand allows it. */
export function createUpline(needs: UplineNeeds) {
  const { database, clock, brandNamed } = needs
  const store = createUplineStore(database)
  const rules = createDatedRules(database, { table: 'upline.rules', schema: uplineRules })
  const todayOf = async (brand: string): Promise<string> => dayOf(clock(), (await brandNamed(brand)).timeZone)
  const demandRules = async ({ brand }: Member): Promise<{ rules: UplineRules; day: string }> => {
    const { timeZone, modules } = await brandNamed(brand)
    const day = dayOf(clock(), timeZone)
    const held = modules.has('MEMTRANS3') ? await rules.on(brand, day) : null
    if (!held?.open) throw new Refusal('function_off')
    return { rules: held, day }
  }
  return {
    send: createSend({ ...needs, store, demandRules }),
    ofMember: store.ofMember,
    ofBrand: store.ofBrand,
    todayOf,
    listRules: rules.list,
    /** What a member may send today, and why perhaps nothing. Refuses with `function_off`. */
    standing: async (member: Member) => {
      const { rules: held, day } = await demandRules(member)
      const upline = member.invitedBy ? await needs.findMember(member.invitedBy) : null
      const [owed, sent, hasPassword] = await Promise.all([
        needs.turnover.owed(member.id),
        store.sentOn(member.id, day),
        needs.hasPaymentPassword(member.id),
      ])
      const rest = parseAmount(held.dayMax) - sent
      const left = rest > 0n ? amount(rest) : ZERO
      const isSomebody = upline !== null && upline.currency === member.currency
      const owes = owed.length > 0
      const hindrance = isSomebody
        ? hindranceOf({ isClosed: upline.closedAt !== null, hasPassword, owes, left })
        : ('nobody' as const)
      return { name: isSomebody ? upline.nickname : null, hindrance, rules: held, left }
    },
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

type Standing = {
  readonly isClosed: boolean
  readonly hasPassword: boolean
  readonly owes: boolean
  readonly left: Amount
}

/** Why nothing can be sent, where that is so. */
function hindranceOf({ isClosed, hasPassword, owes, left }: Standing): (typeof UPLINE_HINDRANCES)[number] | null {
  if (isClosed) return 'closed'
  if (!hasPassword) return 'no_password'
  if (owes) return 'turnover_due'
  return left === ZERO ? 'used_up' : null
}

/** Refuses with `limits_senseless` where the least is more than the most, or that more than the day allows. */
function validateRules({ least, most, dayMax }: UplineRules): void {
  if (parseAmount(least) > parseAmount(most) || parseAmount(most) > parseAmount(dayMax)) {
    throw new Refusal('limits_senseless')
  }
}
