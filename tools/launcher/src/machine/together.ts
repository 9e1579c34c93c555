/** Resolves never; rejects when the signal is aborted. */
export const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })

/**
 * Runs two works side by side. When one fails the other is told to end and waited for, so that nothing it still opens
 * is forgotten; the first failure is thrown.
 */
export const together = async <A, B>(
  signal: AbortSignal,
  one: (signal: AbortSignal) => Promise<A>,
  other: (signal: AbortSignal) => Promise<B>,
): Promise<[A, B]> => {
  const controller = new AbortController()
  const either = AbortSignal.any([signal, controller.signal])
  const failures: unknown[] = []
  const guarded = <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      failures.push(error)
      controller.abort()
      throw error
    })
  const results = await Promise.allSettled([guarded(one(either)), guarded(other(either))])
  const [first, second] = results
  if (first.status === 'fulfilled' && second.status === 'fulfilled') return [first.value, second.value]
  throw failures[0]
}
