import { listQueues } from '@sanuk/contracts/office-overview'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { QUEUES_KEY, type Queue } from './queues.ts'

/** How soon somebody sees and hears what has come. */
const EVERY_MS = 5_000

/** What waits for this operator; undefined until it is known. */
export function useQueues(): readonly Queue[] | undefined {
  const { data } = useAsked({ key: QUEUES_KEY, ask })
  return data
}

/** The same, kept current while the office is open, behind other windows too. One part of the page does this. */
export function useCurrentQueues(): readonly Queue[] | undefined {
  const { data } = useAsked({ key: QUEUES_KEY, ask, everyMs: EVERY_MS, whenHidden: true })
  return data
}

const ask = async (signal: AbortSignal) => (await call(listQueues, undefined, signal)).list
