import type { OfficeDeposit, OfficePayment } from '@sanuk/contracts/office-cashier'
import { writeAmount } from '@sanuk/money/amount'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { FindMembers } from '#platform/capabilities/member'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import type { Clock } from '#platform/clock'
import type { Cashier } from './index.ts'
import type { DepositRecord, PaymentRecord } from './store/rows.ts'

export type OfficeNeeds = {
  readonly cashier: Cashier
  readonly clock: Clock
  readonly approvals: ProposeAndShow
  readonly operatorNames: OperatorNames
  readonly findMany: FindMembers
}

/** Deposits and payments as operators see them. */
export function createOfficeAnswers(needs: OfficeNeeds) {
  const { cashier, approvals } = needs
  const claimant = (id: string | null, names: ReadonlyMap<string, string>) =>
    id === null ? null : { id, username: names.get(id) ?? '' }
  const lateBefore = async (brand: string): Promise<number> => {
    const { targetMinutes } = await cashier.methods.settingOf(brand)
    return needs.clock().getTime() - targetMinutes * 60_000
  }
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  const claimantsOf = (list: readonly { readonly claimedBy: string | null }[]) =>
    needs.operatorNames(list.flatMap(({ claimedBy }) => claimedBy ?? []))

  async function deposits(brand: string, records: readonly DepositRecord[]): Promise<OfficeDeposit[]> {
    const [shown, members, names, proposed, slips, late] = await Promise.all([
      cashier.answers(records),
      needs.findMany(records.map(({ member }) => member)),
      claimantsOf(records),
      approvals.waitingAbout(brand, ['cashier.credit'], idsOf(records)),
      cashier.slips.lastOf(idsOf(records)),
      lateBefore(brand),
    ])
    return records.flatMap(({ id, member, currency, claimedBy }, at) => {
      const whole = shown[at]
      if (!whole) return []
      const slip = slips.get(id)
      return {
        // The code is the member's to pay; an operator needs to see what became of it.
        ...{ ...whole, payload: null, redirect: null, member, currency },
        ...{ username: members.get(member)?.username ?? '', claimedBy: claimant(claimedBy, names) },
        overdue: slip?.state === 'waiting' && slip.sentAt.getTime() < late,
        proposed: proposed.has(id),
      }
    })
  }

  async function payments(brand: string, records: readonly PaymentRecord[]): Promise<OfficePayment[]> {
    const [orders, names, proposed, late, { twoFrom }] = await Promise.all([
      cashier.deposits.many(records.flatMap(({ deposit }) => deposit ?? [])),
      claimantsOf(records),
      approvals.waitingAbout(brand, ['cashier.match'], idsOf(records)),
      lateBefore(brand),
      cashier.methods.settingOf(brand),
    ])
    const members = await needs.findMany([...orders.values()].map(({ member }) => member))
    return records.map((record) => {
      const { id, bankReference, reference, way, arrivedAt, currency, payerBank, result, heldBecause } = record
      const order = orders.get(record.deposit ?? '')
      const isHeld = result === 'held_for_review'
      return {
        ...{ id, bankReference, reference, way, arrivedAt, currency, payerBank, result, heldBecause },
        ...{ reason: record.reason, returnReference: record.returnReference, fault: record.lastFault },
        ...{ amount: writeAmount(record.amount), paidAt: record.paidAt.toISOString() },
        receivedAt: record.receivedAt.toISOString(),
        deposit: order
          ? { id: order.id, reference: order.reference, username: members.get(order.member)?.username ?? '' }
          : null,
        claimedBy: claimant(record.claimedBy, names),
        overdue: isHeld && record.receivedAt.getTime() < late,
        needsTwo: isHeld && record.amount >= twoFrom,
        proposed: proposed.has(id),
      }
    })
  }

  return {
    deposits,
    payments,
    log: async (of: { readonly deposit: string } | { readonly payment: string }) => {
      const entries = await cashier.slips.entriesOf(of)
      const names = await needs.operatorNames(entries.flatMap(({ operator }) => operator ?? []))
      return entries.map(({ at, operator, what, note }) => ({
        ...{ at: at.toISOString(), what, note, by: operator === null ? null : (names.get(operator) ?? '') },
      }))
    },
    waiting: async (brand: string) => {
      const [slips, held, { targetMinutes }] = await Promise.all([
        cashier.slips.queue(brand),
        cashier.payments.queue(brand),
        cashier.methods.settingOf(brand),
      ])
      return { slips: slips.waiting, held: held.waiting, targetMinutes }
    },
  }
}
