import { type Database, inTransaction } from '#platform/database'
import type { Envelopes } from '#platform/envelopes'
import type { createPictureStore, KeptFile } from './store.ts'

type Needs = {
  readonly database: Database
  readonly store: ReturnType<typeof createPictureStore>
  readonly envelopes: Envelopes
}

/** As many as are taken into the memory at once. */
const AT_ONCE = 20

/** Files that nobody reads who only has the database. */
export function createClosedFiles({ database, store, envelopes }: Needs) {
  const nameOf = ({ brand, hash }: Pick<KeptFile, 'brand' | 'hash'>): string => `${brand} ${hash}`

  const sealSome = (current: string): Promise<number> =>
    inTransaction(database, async (transaction) => {
      const others = await store.lockOthers(transaction, current, AT_ONCE)
      for (const { kept, ...file } of others) {
        const name = nameOf(file)
        const anew = Buffer.isBuffer(kept) ? envelopes.seal(kept, name) : envelopes.rewrap(kept, name)
        await store.keepSealed(transaction, { ...file, kept: anew })
      }
      return others.length
    })

  return {
    sealed: (bytes: Buffer, file: Pick<KeptFile, 'brand' | 'hash'>) => envelopes.seal(bytes, nameOf(file)),
    /** The picture itself, also of a file that was kept before files were sealed. */
    opened: ({ kept, ...file }: KeptFile): Buffer =>
      Buffer.isBuffer(kept) ? kept : envelopes.open(kept, nameOf(file)),
    /** Seals what was kept before, and wraps the keys of the rest under the key of now. */
    sealOthers: async (): Promise<void> => {
      const { current } = envelopes
      if (current === null) return
      while ((await sealSome(current)) === AT_ONCE);
    },
  }
}
