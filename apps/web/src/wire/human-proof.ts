import type { HumanChallenge } from '@sanuk/contracts/guard'
import { scriptAddress } from './script-address.ts'
import solver from './solve-challenge.ts?worker&url'

/** Younger than this a proof is shown; the server takes it for five minutes more. */
const GOOD_MS = 15 * 60 * 1000

/**
 * Proofs that somebody waits, worked for ahead of time: `ready` begins with the next one, `take` gives it away, waiting
 * for it where it must.
 */
export function createHumanProofs(askRiddle: () => Promise<HumanChallenge>) {
  let next: { readonly proof: Promise<string>; readonly until: number } | undefined

  function begin(): Promise<string> {
    if (next && next.until > Date.now()) return next.proof
    const begun = { proof: askRiddle().then(solveAside), until: Date.now() + GOOD_MS }
    // What failed is tried anew by whoever needs it.
    begun.proof.catch(() => {
      if (next === begun) next = undefined
    })
    next = begun
    return begun.proof
  }

  return {
    ready: (): void => void begin(),
    take: (): Promise<string> => {
      const proof = begin()
      next = undefined
      return proof
    },
  }
}

/** Solves a challenge in a worker, so that the page stays quick. */
export function solveAside(challenge: HumanChallenge): Promise<string> {
  const worker = new Worker(scriptAddress('sanuk-solver', solver), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the worker did not start')))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
