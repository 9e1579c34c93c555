import { SeamlessFault } from '#platform/seamless-fault'

const DEADLINE_MS = 1_000

/** Whatever takes longer than a second is answered by RETRY: who repeats the same transaction learns what came of it. */
export async function inTime<T>(work: Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SeamlessFault('RETRY', 'no answer in time: repeat the same')), deadlineMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
