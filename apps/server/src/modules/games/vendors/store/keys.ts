import type { Log } from '@sanuk/host/log'
import type { SecretCipher } from '@sanuk/host/secret-cipher'
import type { CheckingKey } from '@sanuk/vendor-kit/sign'
import type { Generated } from 'kysely'
import { type Database, inTransaction } from '#platform/database'
import type { KeyRecord } from '../vendor.ts'
import type { VendorTables } from './vendor-rows.ts'

type KeyTable = {
  vendor: string
  id: string
  algorithm: KeyRecord['algorithm']
  secret: Buffer | null
  public_key: string | null
  made_at: Generated<Date>
  revoked_at: Generated<Date | null>
}

type Tables = VendorTables & { 'vendors.key': KeyTable }

/** A key that signs, with what it is made of. */
export type LiveKey = { readonly vendor: string; readonly key: CheckingKey }

/** What a new key is made of: a secret of our making, or the public half of the vendor's own. */
export type KeyMaterial = { readonly secret: string } | { readonly publicKey: string }

/** As many keys of a kind may be live, so that they can be changed without a pause. */
const LIVE_MAX = 2

type Needs = { readonly database: Database; readonly cipher: SecretCipher; readonly log: Log }

export type KeyStore = ReturnType<typeof createKeyStore>

/** The keys of vendors. Secrets are encrypted here and nowhere else read; a revoked one is forgotten. */
export function createKeyStore({ database, cipher, log }: Needs) {
  const own = database.withTables<Tables>()
  return {
    /**
     * Every live key, oldest first: what is new has perhaps not reached the vendor yet. One that cannot be read, since
     * the installation's secret is another, signs nothing.
     */
    live: async (): Promise<LiveKey[]> => {
      const rows = await own
        .selectFrom('vendors.key')
        .selectAll()
        .where('revoked_at', 'is', null)
        .orderBy('made_at')
        .execute()
      return rows.flatMap((row) => {
        try {
          return [{ vendor: row.vendor, key: readKey(row, cipher) }]
        } catch (error) {
          log.error({ vendor: row.vendor, key: row.id, error: String(error) }, 'a key of a vendor cannot be read')
          return []
        }
      })
    },
    /** All keys a vendor ever had, newest first; or those of everybody. */
    list: async (): Promise<(KeyRecord & { readonly vendor: string })[]> => {
      const rows = await own
        .selectFrom('vendors.key')
        .select(['vendor', 'id', 'algorithm', 'made_at', 'revoked_at'])
        .orderBy('made_at', 'desc')
        .execute()
      return rows.map(({ made_at, revoked_at, ...key }) => ({ ...key, madeAt: made_at, revokedAt: revoked_at }))
    },
    /** Gives the vendor a key and answers its id; `null` where two of its kind are live. */
    add: (vendor: string, material: KeyMaterial): Promise<string | null> =>
      inTransaction(database, async (transaction) => {
        const tables = transaction.withTables<Tables>()
        // Whoever else makes a key for this vendor waits, so that no third one slips in.
        await tables.selectFrom('vendors.vendor').select('code').where('code', '=', vendor).forUpdate().execute()
        const kept = await tables.selectFrom('vendors.key').selectAll().where('vendor', '=', vendor).execute()
        const algorithm = 'secret' in material ? 'hmac' : 'ed25519'
        const live = kept.filter((key) => key.algorithm === algorithm && key.revoked_at === null)
        if (live.length >= LIVE_MAX) return null
        const id = `k${kept.length + 1}`
        await tables
          .insertInto('vendors.key')
          .values({
            vendor,
            id,
            algorithm,
            secret: 'secret' in material ? cipher.seal(material.secret, nameOf(vendor, id)) : null,
            public_key: 'publicKey' in material ? material.publicKey : null,
          })
          .execute()
        return id
      }),
    /** Takes a key away for ever; false where the vendor has no such live key. */
    revoke: async (vendor: string, id: string, at: Date): Promise<boolean> => {
      const revoked = await own
        .updateTable('vendors.key')
        .set({ revoked_at: at, secret: null })
        .where('vendor', '=', vendor)
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return revoked.numUpdatedRows === 1n
    },
  }
}

const nameOf = (vendor: string, id: string) => `${vendor} ${id}`

function readKey(
  { vendor, id, secret, public_key }: Omit<KeyTable, 'made_at' | 'revoked_at'>,
  cipher: SecretCipher,
): CheckingKey {
  if (public_key !== null) return { id, algorithm: 'ed25519', publicKey: public_key }
  if (secret === null) throw new Error(`key ${id} of ${vendor} is made of nothing`)
  return { id, secret: cipher.open(secret, nameOf(vendor, id)) }
}
