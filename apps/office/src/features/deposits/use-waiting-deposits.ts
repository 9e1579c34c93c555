import { listPayments } from '@sanuk/contracts/office-cashier'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { DEPOSITS } from './deposits.ts'

const EVERY_MS = 10_000

/** How much waits for an operator now. */
export function useWaitingDeposits() {
  const { data } = useAsked({
    key: [...DEPOSITS, 'waiting'],
    ask: async (signal) => (await call(listPayments, { query: { view: 'held' } }, signal)).waiting,
    everyMs: EVERY_MS,
  })
  return data
}
