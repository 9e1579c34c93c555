import { useQueryClient } from '@tanstack/react-query'
import { useSessionEnd } from '../session/use-session.ts'

/** What is done may shorten a queue. */
const QUEUES = ['queues'] as const

/** Makes a call that changes something, and has everything under the keys asked for anew. Its fault is thrown on. */
export function useDoing(...keys: readonly (readonly unknown[])[]) {
  const queries = useQueryClient()
  const endedBy = useSessionEnd()
  return async <T>(doing: () => Promise<T>): Promise<T> => {
    try {
      const done = await doing()
      await Promise.all([...keys, QUEUES].map((queryKey) => queries.invalidateQueries({ queryKey })))
      return done
    } catch (fault) {
      endedBy(fault)
      throw fault
    }
  }
}
