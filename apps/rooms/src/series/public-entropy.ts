import { setTimeout as pause } from 'node:timers/promises'
import { heads } from '@sanuk/contracts/ledger'
import type { Log } from '@sanuk/host/log'
import * as z from 'zod/mini'

const TIMEOUT_MS = 2_000

/** A site that does not answer is asked again so often: it may start at the same time as we do. */
const TRIES = 5
const PAUSE_MS = 1_000

const answer = z.object({ value: heads.answer })

/**
 * What is mixed into a series: the newest head of the platform's ledger that was signed after an instant, as its number
 * and hash. Heads hang on all money that moved, are public, and were nobody's to know when the series was committed to. A
 * platform that keeps none, or cannot be reached, leaves the series to its server seed.
 */
export const entropyOf =
  (siteOrigin: string, log: Log) =>
  async (instant: Date): Promise<string | null> => {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        return await headAfter(siteOrigin, instant)
      } catch (error) {
        log.warn({ error: String(error), tries }, 'no head of the ledger was had')
        if (tries < TRIES) await pause(PAUSE_MS)
      }
    }
    return null
  }

async function headAfter(siteOrigin: string, instant: Date): Promise<string | null> {
  const response = await fetch(`${siteOrigin}${heads.path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  // A site that refuses has none for us.
  const read = answer.safeParse(await response.json())
  const head = read.data?.value.list.find(({ signedAt }) => new Date(signedAt) > instant)
  return head ? `${head.seal}-${head.hash}` : null
}
