import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { isReported, type Payment, payment, type Reply } from './payment.ts'

/** Payments that are done with stay readable until this many newer ones came. */
const KEPT = 200

/** Every payment, in memory and in a file, so that a restart goes on reporting where it stopped. */
export type PaymentBook = {
  readonly all: () => readonly Payment[]
  readonly find: (bankReference: string) => Payment | undefined
  readonly ofRequest: (requestId: string) => readonly Payment[]
  /** Resolves when the payments are on the disk. */
  readonly add: (payments: readonly Payment[]) => Promise<void>
  readonly noteReply: (bankReference: string, reply: Reply) => Promise<void>
}

/** Opens the book at `path`. Throws where the file is there and is no such book: nothing is overwritten in silence. */
export async function openPaymentBook(path: string): Promise<PaymentBook> {
  let payments: readonly Payment[] = await readPayments(path)
  let written = Promise.resolve()

  /** One change after the other; what is in memory is what is on the disk. */
  function change(make: (before: readonly Payment[]) => readonly Payment[]): Promise<void> {
    const changed = written
      .catch(() => undefined)
      .then(async () => {
        const after = make(payments)
        await replaceFile(path, JSON.stringify(after, null, 1))
        payments = after
      })
    written = changed
    return changed
  }

  return {
    all: () => payments,
    find: (bankReference) => payments.find(({ message }) => message.bankReference === bankReference),
    ofRequest: (requestId) => payments.filter((one) => one.requestId === requestId),
    add: (added) => change((before) => withoutOldest([...before, ...added])),
    noteReply: (bankReference, reply) =>
      change((before) =>
        before.map((one) =>
          one.message.bankReference === bankReference ? { ...one, replies: [...one.replies, reply] } : one,
        ),
      ),
  }
}

function withoutOldest(payments: readonly Payment[]): readonly Payment[] {
  const surplus = payments.length - KEPT
  return payments.filter((one, index) => index >= surplus || !isReported(one))
}

async function readPayments(path: string): Promise<Payment[]> {
  try {
    return z.array(payment).parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw new Error(`${path} is no book of payments: mend it or take it away.`, { cause })
  }
}

/** Writes beside and renames, so that a crash leaves the old book or the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = await open(`${path}.new`, 'w')
  try {
    await draft.writeFile(text)
    await draft.sync()
  } finally {
    await draft.close()
  }
  await rename(`${path}.new`, path)
}
