import { listProposals } from '@sanuk/contracts/approvals'
import { listPayments } from '@sanuk/contracts/office-cashier'
import { listDocuments } from '@sanuk/contracts/office-documents'
import { listFeedback } from '@sanuk/contracts/office-feedback'
import { listRedemptions } from '@sanuk/contracts/office-points'
import { listAllWithdrawals } from '@sanuk/contracts/office-withdrawals'
import { useMay } from '../session/use-operator.ts'
import { call } from '../wire/call.ts'
import { useAsked } from '../wire/use-asked.ts'

const EVERY_MS = 60_000

/** How many wait on a page for this operator, by its address. What is done on the page counts at once. */
export function useWaiting(): Readonly<Record<string, number>> {
  const may = useMay()
  const seesDocuments = may('documents.see')
  const [seesFeedback, seesPoints, seesMoney] = [may('feedback.see'), may('points.see'), may('money.see')]
  const { data: approvals } = useAsked({
    key: ['approvals', 'count'],
    ask: async (signal) => (await call(listProposals, { query: { state: 'waiting' } }, signal)).waiting,
    everyMs: EVERY_MS,
  })
  const { data: feedback } = useAsked({
    key: ['feedback', 'count', seesFeedback],
    ask: async (signal) => (seesFeedback ? (await call(listFeedback, { query: { open: 'true' } }, signal)).waiting : 0),
    everyMs: EVERY_MS,
  })
  const { data: points } = useAsked({
    key: ['points', 'count', seesPoints],
    ask: async (signal) => (seesPoints ? (await call(listRedemptions, { query: {} }, signal)).waiting : 0),
    everyMs: EVERY_MS,
  })
  const { data: withdrawals } = useAsked({
    key: ['withdrawals', 'count', seesMoney],
    ask: async (signal) => (seesMoney ? (await call(listAllWithdrawals, { query: {} }, signal)).waiting : 0),
    everyMs: EVERY_MS,
  })
  const { data: deposits } = useAsked({
    key: ['deposits', 'count', seesMoney],
    ask: async (signal) => {
      if (!seesMoney) return 0
      const { waiting } = await call(listPayments, { query: {} }, signal)
      return waiting.slips + waiting.held
    },
    everyMs: EVERY_MS,
  })
  const { data: documents } = useAsked({
    key: ['documents', 'count', seesDocuments],
    ask: async (signal) => (seesDocuments ? (await call(listDocuments, { query: {} }, signal)).waiting : 0),
    everyMs: EVERY_MS,
  })
  return {
    ...{ '/deposits': deposits ?? 0, '/approvals': approvals ?? 0, '/feedback': feedback ?? 0 },
    '/documents': documents ?? 0,
    ...{ '/points': points ?? 0, '/withdrawals': withdrawals ?? 0 },
  }
}
