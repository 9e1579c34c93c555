import { readLotteryIssue } from '@sanuk/contracts/office-lottery'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { issueKey } from './lottery.ts'

const EVERY_MS = 10_000

/** One issue with all that is known of it, kept current while somebody looks. */
export function useIssue(id: string) {
  return useAsked({
    key: issueKey(id),
    ask: (signal) => call(readLotteryIssue, { params: { id } }, signal),
    everyMs: EVERY_MS,
  })
}
