import { createHash } from 'node:crypto'
import { billsDecision } from '@sanuk/contracts/office-agent-bills'
import { add, writeAmount } from '@sanuk/money/amount'
import type { FindMembers } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import type { Connection, Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { BillDesk, OfPeriod, WaitingBill } from '../store/bill-desk.ts'

type Needs = { readonly desk: BillDesk; readonly clock: Clock; readonly findMembers: FindMembers }

type Denied = { readonly agent: string; readonly reason: string }

/** Operators decide about the bills of a period together: one proposes, a second one approves. */
export function createDecideBills({ desk, clock, findMembers }: Needs) {
  const read = async (of: OfPeriod, denied: readonly Denied[], on?: Connection) => {
    const waiting = await desk.waiting(of, on)
    const reasons = new Map(denied.map(({ agent, reason }) => [agent, reason]))
    const isDenied = ({ agent }: WaitingBill): boolean => reasons.has(agent)
    return {
      waiting,
      bills: waiting.length,
      due: writeAmount(add(...waiting.map(({ due }) => due))),
      denied: waiting.filter(isDenied).map(({ agent, due }) => {
        return { agent, due: writeAmount(due), reason: reasons.get(agent) ?? '' }
      }),
      digest: digestOf(waiting),
    }
  }
  return {
    /** What a proposal would say. Refuses with `bills_decided` where nothing waits. */
    prepare: async (of: OfPeriod, given: readonly Denied[]) => {
      const { waiting, bills, due, denied, digest } = await read(of, given)
      if (waiting.length === 0) throw new Refusal('bills_decided')
      const names = await findMembers(denied.map(({ agent }) => agent))
      const named = denied.map(({ agent, ...one }) => {
        return { agent: { id: agent, username: names.get(agent)?.username ?? '' }, ...one }
      })
      return { scheme: of.scheme, firstDay: of.firstDay, bills, due, denied: named, digest }
    },
    /** Decides as it was proposed; outdated where another amount waits by now. */
    carryOut: async (
      transaction: Transaction,
      { brand, details }: { readonly brand: string; readonly details: unknown },
    ): Promise<null> => {
      const decided = billsDecision.parse(details)
      const of = { brand, scheme: decided.scheme, firstDay: decided.firstDay }
      const denied = decided.denied.map(({ agent, reason }) => ({ agent: agent.id, reason }))
      const now = await read(of, denied, transaction)
      if (now.digest !== decided.digest) throw new Refusal('proposal_outdated')
      await desk.decide(transaction, of, { denied, at: clock() })
      return null
    },
  }
}

/** Of the agents whose bills wait, and the amounts. */
function digestOf(waiting: readonly WaitingBill[]): string {
  const lines = waiting.map(({ agent, due }) => `${agent} ${due}`)
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
