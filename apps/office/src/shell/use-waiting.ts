import { QUEUE_PLACES } from '../components/queues/queues.ts'
import { useQueues } from '../components/queues/use-queues.ts'

/** How many wait on a page for this operator, by its address. */
export function useWaiting(): Readonly<Record<string, number>> {
  const queues = useQueues() ?? []
  return Object.fromEntries(queues.map(({ queue, waiting }) => [QUEUE_PLACES[queue], waiting]))
}
