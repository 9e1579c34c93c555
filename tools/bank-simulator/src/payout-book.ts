import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { payoutOrder, payoutReport } from '@sanuk/contracts/withdrawals'
import * as z from 'zod/mini'

/** An order of the platform's, what was paid of it, and whether the platform has heard of the last of it. */
const payout = z.strictObject({
  order: payoutOrder,
  report: payoutReport,
  orderedAt: z.number(),
  /** Unix milliseconds at which it is paid by itself; `null` where somebody plays with it. */
  payAt: z.nullable(z.number()),
  told: z.boolean(),
})
export type Payout = z.output<typeof payout>

const KEPT = 100

/** Payouts in memory and in a file, so that a restart goes on where it stopped. */
export async function openPayoutBook(path: string) {
  let payouts = await readPayouts(path)
  let written = Promise.resolve()
  const change = (make: (before: readonly Payout[]) => Payout[]): Promise<void> => {
    written = written.then(async () => {
      const after = make(payouts).slice(-KEPT)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(`${path}.new`, JSON.stringify(after, null, 1))
      await rename(`${path}.new`, path)
      payouts = after
    })
    return written
  }
  const find = (order: string) => payouts.find((one) => one.order.order === order)
  return {
    all: () => payouts,
    find,
    /** Adds an order unless it is there, and answers how it stands. */
    take: async (taken: Payout): Promise<Payout> => {
      await change((before) => (find(taken.order.order) ? [...before] : [...before, taken]))
      return find(taken.order.order) ?? taken
    },
    put: (order: string, part: Partial<Payout>) =>
      change((before) => before.map((one) => (one.order.order === order ? { ...one, ...part } : one))),
  }
}

export type PayoutBook = Awaited<ReturnType<typeof openPayoutBook>>

async function readPayouts(path: string): Promise<Payout[]> {
  try {
    return z.array(payout).parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw new Error(`${path} is no book of payouts: mend it or take it away.`, { cause })
  }
}
