import { heads } from '@sanuk/contracts/ledger'
import * as z from 'zod/mini'

const TIMEOUT_MS = 2_000

const answer = z.object({ value: heads.answer })

/**
 * What is mixed into a shoe: the newest head of the platform's ledger that was signed after an instant, as its number and
 * hash. Heads hang on all money that moved, are public, and were nobody's to know when the shoe was committed to. A
 * platform that keeps none leaves the shoe to its server seed. Throws while the platform does not answer: without it
 * nobody could bet anyhow.
 */
export const entropyOf =
  (platformOrigin: string) =>
  async (instant: Date): Promise<string | null> => {
    const response = await fetch(`${platformOrigin}${heads.path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 404) return null
    const { list } = answer.parse(await response.json()).value
    const head = list.find(({ signedAt }) => new Date(signedAt) > instant)
    return head ? `${head.seal}-${head.hash}` : null
  }
