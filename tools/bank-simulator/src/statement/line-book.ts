import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { signedMoney } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'

/** The account that codes are paid into and payouts leave from; transfers arrive at accounts by their number. */
export const MAIN = 'main'

/** What moved at one account; money that left carries a minus. */
const line = z.strictObject({
  account: z.string(),
  at: z.iso.datetime(),
  amount: signedMoney,
  reference: z.string(),
  /** What the payer or the platform called it. */
  note: z.string(),
  kind: z.enum(['received', 'paid', 'returned']),
})
export type Line = z.output<typeof line>

/** All that ever moved: other books forget what is done with, a statement must not. */
export type LineBook = Awaited<ReturnType<typeof openLineBook>>

/** Opens the book at `path`, a JSON object on each line. Throws where it is no such book. */
export async function openLineBook(path: string) {
  const lines = await readLines(path)
  const known = new Set(lines.map(({ reference }) => reference))
  let written = Promise.resolve()
  const write = async (some: readonly Line[]): Promise<void> => {
    const fresh = some.filter(({ reference }) => !known.has(reference))
    if (fresh.length === 0) return
    await mkdir(dirname(path), { recursive: true })
    await appendFile(path, fresh.map((one) => `${JSON.stringify(one)}\n`).join(''))
    for (const one of fresh) {
      known.add(one.reference)
      lines.push(one)
    }
  }
  return {
    /** Writes down what is new: what has a reference that is known moved before. */
    add: (some: readonly Line[]): Promise<void> => {
      const done = written.catch(() => undefined).then(() => write(some))
      written = done
      return done
    },
    accounts: (): readonly string[] => [...new Set([MAIN, ...lines.map(({ account }) => account)])],
    /** Oldest first. */
    of: (account: string): readonly Line[] =>
      lines
        .filter((one) => one.account === account)
        .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
  }
}

async function readLines(path: string): Promise<Line[]> {
  try {
    const texts = (await readFile(path, 'utf8')).split('\n').filter((text) => text !== '')
    return texts.map((text) => line.parse(JSON.parse(text)))
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw new Error(`${path} is no book of lines: mend it or take it away.`, { cause })
  }
}
