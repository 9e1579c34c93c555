import { randomUUID } from 'node:crypto'
import { makeToken, tokenHash } from '#platform/bearer-token'
import type { Member } from '#platform/capabilities/member'
import type { Visit } from '#platform/capabilities/visit'
import type { Clock } from '#platform/clock'
import { type Connection, type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { usernameKey } from '#platform/username-key'

type Tables = {
  'identity.remembered': {
    id: string
    brand: string
    member: string
    secret_hash: Buffer
    device_hash: Buffer
    expires_at: Date
  }
}

const DAY_SECONDS = 24 * 60 * 60
const VALUE = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/

/** Its cookie is named by the username, so that several people of one browser are remembered beside one another. */
const cookieOf = (username: string): string => `remember_${Buffer.from(usernameKey(username)).toString('base64url')}`

export type Remembered = ReturnType<typeof createRemembered>

/**
 * Browsers that may sign in again for a day without the password. What they keep is no password but a secret of ours:
 * bound to the browser, good once, and good for nothing else.
 */
export function createRemembered({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const own = database.withTables<Tables>()
  const forgetAll = async (member: string, on: Connection = database): Promise<void> => {
    await on.withTables<Tables>().deleteFrom('identity.remembered').where('member', '=', member).execute()
  }
  return {
    keep: async (member: Member, visit: Visit, deviceHash: Buffer): Promise<void> => {
      const [id, secret] = [randomUUID(), makeToken()]
      const expires_at = new Date(clock().getTime() + DAY_SECONDS * 1000)
      const { id: memberId, brand } = member
      const row = { id, brand, member: memberId, secret_hash: tokenHash(secret), device_hash: deviceHash, expires_at }
      await own.insertInto('identity.remembered').values(row).execute()
      visit.cookies.keep(cookieOf(member.username), `${id}.${secret}`, DAY_SECONDS)
    },
    /**
     * Whose browser this is; its secret is exchanged for a new one. Refuses with `incorrect_credentials`. A secret that
     * was used before has been copied: nobody remembers this member any more.
     */
    use: async (username: string, visit: Visit, deviceHash: Buffer | null): Promise<string> => {
      const name = cookieOf(username)
      const [, id = '', secret = ''] = VALUE.exec(visit.cookies.read(name) ?? '') ?? []
      const fresh = makeToken()
      const found = await inTransaction(database, async (transaction) => {
        const on = transaction.withTables<Tables>()
        const row = await on
          .selectFrom('identity.remembered')
          .selectAll()
          .where('id', '=', id === '' ? randomUUID() : id)
          .where('expires_at', '>', clock())
          .forUpdate()
          .executeTakeFirst()
        if (!row || !deviceHash?.equals(row.device_hash)) return null
        if (!row.secret_hash.equals(tokenHash(secret))) {
          await forgetAll(row.member, transaction)
          return null
        }
        await on
          .updateTable('identity.remembered')
          .set({ secret_hash: tokenHash(fresh) })
          .where('id', '=', id)
          .execute()
        return row
      })
      if (!found) {
        visit.cookies.drop(name)
        throw new Refusal('incorrect_credentials')
      }
      const left = Math.floor((found.expires_at.getTime() - clock().getTime()) / 1000)
      visit.cookies.keep(name, `${id}.${fresh}`, left)
      return found.member
    },
    /** This browser forgets this member, as when the box is left unticked. */
    drop: async (username: string, visit: Visit): Promise<void> => {
      const name = cookieOf(username)
      const [, id] = VALUE.exec(visit.cookies.read(name) ?? '') ?? []
      if (!id) return
      visit.cookies.drop(name)
      await own.deleteFrom('identity.remembered').where('id', '=', id).execute()
    },
    forgetAll,
    forgetEnded: async (): Promise<void> => {
      await own.deleteFrom('identity.remembered').where('expires_at', '<', clock()).execute()
    },
  }
}
