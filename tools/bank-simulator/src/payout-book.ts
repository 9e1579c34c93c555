import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type PayoutReport, payoutOrder, payoutReport } from '@sanuk/contracts/withdrawals'
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

/** How an order stands that was cancelled before any of it was paid. */
const cancelledReport = (order: string): PayoutReport => ({
  order,
  state: 'failed',
  payments: [],
  reason: 'cancelled',
})

/** An order that was cancelled before it came. */
const cancellation = z.strictObject({ cancelled: z.uuid() })
const entry = z.union([payout, cancellation])
type Entry = z.output<typeof entry>

const KEPT = 100

const isPayout = (one: Entry): one is Payout => 'order' in one
const isOpen = ({ report }: Payout): boolean => report.state === 'open'

/** Payouts in memory and in a file, so that a restart goes on where it stopped. */
export async function openPayoutBook(path: string) {
  let entries = await readEntries(path)
  let written = Promise.resolve()
  const change = (make: (before: readonly Entry[]) => Entry[]): Promise<void> => {
    written = written.then(async () => {
      const after = make(entries).slice(-KEPT)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(`${path}.new`, JSON.stringify(after, null, 1))
      await rename(`${path}.new`, path)
      entries = after
    })
    return written
  }
  const all = () => entries.filter(isPayout)
  const find = (order: string) => all().find((one) => one.order.order === order)
  const isCancelled = (order: string) => entries.some((one) => !isPayout(one) && one.cancelled === order)
  return {
    all,
    find,
    /** Adds an order unless it is there or was cancelled, and answers how it stands. */
    take: async (taken: Payout): Promise<PayoutReport> => {
      const { order } = taken.order
      await change((before) => (find(order) || isCancelled(order) ? [...before] : [...before, taken]))
      return find(order)?.report ?? cancelledReport(order)
    },
    /** Changes an order. */
    put: (order: string, part: Partial<Payout>) =>
      change((before) => before.map((one) => (isPayout(one) && one.order.order === order ? { ...one, ...part } : one))),
    /** Changes an order that is open; false where it is over by now. */
    putOpen: async (order: string, part: Partial<Payout>): Promise<boolean> => {
      let isDone = false
      await change((before) =>
        before.map((one) => {
          if (!isPayout(one) || one.order.order !== order || !isOpen(one)) return one
          isDone = true
          return { ...one, ...part }
        }),
      )
      return isDone
    },
    /** Ends an order that is open, or keeps one that has not come from ever being taken. Answers how it stands. */
    cancel: async (order: string): Promise<PayoutReport> => {
      await change((before) => {
        if (!find(order)) return isCancelled(order) ? [...before] : [...before, { cancelled: order }]
        return before.map((one) => {
          if (!isPayout(one) || one.order.order !== order || !isOpen(one)) return one
          const report = { ...cancelledReport(order), payments: one.report.payments }
          return { ...one, report, payAt: null, told: true }
        })
      })
      return find(order)?.report ?? cancelledReport(order)
    },
  }
}

export type PayoutBook = Awaited<ReturnType<typeof openPayoutBook>>

async function readEntries(path: string): Promise<Entry[]> {
  try {
    return z.array(entry).parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw new Error(`${path} is no book of payouts: mend it or take it away.`, { cause })
  }
}
