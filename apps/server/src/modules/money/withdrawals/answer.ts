import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Tools } from './change.ts'
import type { Part, WithdrawalRecord } from './store/rows.ts'

/** How long a receipt that nobody confirmed may be disputed. */
const DISPUTABLE_MS = 30 * 24 * 60 * 60 * 1000

export const disputableUntil = ({ answer, answeredAt }: Part): Date | null =>
  answer === 'automatic' && answeredAt ? new Date(answeredAt.getTime() + DISPUTABLE_MS) : null

/** Takes one that is paid to its end where every payment has its answer; otherwise answers it as it is. */
export async function answered(
  { parts, takeStep }: Pick<Tools, 'parts' | 'takeStep'>,
  transaction: Transaction,
  record: WithdrawalRecord,
): Promise<WithdrawalRecord> {
  if (record.state !== 'paid') return record
  const all = await parts.of([record.id], transaction)
  if (all.some(({ answer }) => answer === null)) return record
  const isAutomatic = all.some(({ answer }) => answer === 'automatic')
  return takeStep(transaction, record, { to: isAutomatic ? 'received_automatically' : 'received' })
}

export type MemberAnswer = { readonly answer: 'received' | 'not_received'; readonly part?: number | undefined }

/** What members say of payments, and what counts where they say nothing. */
export function createAnswer(tools: Tools) {
  const { change, takeStep, parts, clock } = tools

  /** The payments about which something may be said now. */
  const open = async (transaction: Transaction, { id }: WithdrawalRecord, { answer, part }: MemberAnswer) => {
    const now = clock()
    return (await parts.of([id], transaction)).filter((one) => {
      if (part !== undefined && one.number !== part) return false
      const until = answer === 'not_received' ? disputableUntil(one) : null
      return one.answer === null || (until !== null && until > now)
    })
  }

  return {
    /** Refuses with `withdrawal_went_on` where there is nothing to say any more. */
    answer: (member: string, id: string, said: MemberAnswer): Promise<WithdrawalRecord> =>
      change({ id, of: { member } }, async (transaction, record) => {
        const about = await open(transaction, record, said)
        if (about.length === 0) throw new Refusal('withdrawal_went_on')
        for (const part of about) await parts.answer(transaction, part, { answer: said.answer, at: clock() })
        const isDispute = said.answer === 'not_received' && record.state !== 'disputed'
        const next = isDispute
          ? await takeStep(transaction, record, { to: 'disputed' })
          : await answered(tools, transaction, record)
        return { record: next, balance: null }
      }),
    /** Payments whose time is over count as received; only proved ones have a time. */
    runOut: async (): Promise<void> => {
      for (const id of await parts.runOut(clock())) {
        await change({ id, of: 'anybody' }, async (transaction, record) => {
          const now = clock()
          const due = (await parts.of([id], transaction)).filter(
            ({ answer, answerBy }) => answer === null && answerBy !== null && answerBy <= now,
          )
          if (record.state === 'disputed') return { record, balance: null }
          for (const part of due) await parts.answer(transaction, part, { answer: 'automatic', at: now })
          return { record: await answered(tools, transaction, record), balance: null }
        })
      }
    },
  }
}
