import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gatewayOrder } from '@sanuk/contracts/gateway'
import * as z from 'zod/mini'

const gatewayPayment = z.strictObject({
  order: gatewayOrder,
  state: z.enum(['open', 'paid', 'failed', 'expired']),
  /** The gateway's own name for the money, once it was paid. */
  gatewayReference: z.optional(z.string()),
  paidAt: z.optional(z.string()),
  /** Names the word that is told until the platform has heard it. */
  event: z.string(),
  told: z.boolean(),
})
export type GatewayPayment = z.output<typeof gatewayPayment>

export type GatewayBook = Awaited<ReturnType<typeof openGatewayBook>>

/** Every payment of the gateway, in memory and in a file; one change after the other. */
export async function openGatewayBook(path: string) {
  let payments: readonly GatewayPayment[] = await readPayments(path)
  let written = Promise.resolve()

  const change = (make: (before: readonly GatewayPayment[]) => readonly GatewayPayment[]): Promise<void> => {
    written = written
      .catch(() => undefined)
      .then(async () => {
        const after = make(payments)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(`${path}.new`, JSON.stringify(after, null, 1))
        await rename(`${path}.new`, path)
        payments = after
      })
    return written
  }
  const find = (id: string) => payments.find(({ order }) => order.payment === id)
  return {
    find,
    untold: () => payments.filter(({ told }) => !told),
    open: () => payments.filter(({ state }) => state === 'open'),
    /** Adds a payment unless it is there. */
    add: (payment: GatewayPayment) => change((all) => (find(payment.order.payment) ? all : [...all, payment])),
    /** Ends one that is open; what is over stays so. */
    end: (id: string, part: Partial<GatewayPayment>) =>
      change((all) =>
        all.map((one) => (one.order.payment === id && one.state === 'open' ? { ...one, ...part, told: false } : one)),
      ),
    noteTold: (id: string) =>
      change((all) => all.map((one) => (one.order.payment === id ? { ...one, told: true } : one))),
  }
}

async function readPayments(path: string): Promise<GatewayPayment[]> {
  try {
    return z.array(gatewayPayment).parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw new Error(`${path} is no book of payments: mend it or take it away.`, { cause })
  }
}
