import { spawn } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import pg from 'pg'

const SEED = join(import.meta.dirname, '../../../../apps/server/src/seed.ts')
const MEMBERS = 2_000

/** What the platform hashes with; its own figures are not exported, and a bench that used others would be no bench. */
export const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const PASSWORD = 'a long one that nobody guesses'

/** A member, and what the browser that they signed in from before keeps of it. */
export type Person = { readonly username: string; readonly cookies: string }

/** Members of the demo brand, all with the same password, each known from a browser of their own. */
export type Crowd = {
  readonly people: readonly Person[]
  /** Forgets who tried what, so that a measurement begins as on a quiet day. */
  calmDown(): Promise<void>
  close(): Promise<void>
}

/** Fills a database with the demo brand and a crowd of members, written by the owner's hand. */
export async function gatherCrowd(ownerUrl: string): Promise<Crowd> {
  await seedDemo(ownerUrl)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const ids = Array.from({ length: MEMBERS }, () => randomUUID())
  await owner.query(
    `insert into members.member (id, brand, username, username_key, nickname, type, currency)
     select m.id, brand.id, 'crowd' || n, 'crowd' || n, 'crowd' || n, 0, 'THB'
       from unnest($1::uuid[]) with ordinality as m (id, n), system.brand where brand.code = 'SANUK'`,
    [ids],
  )
  await owner.query(
    `insert into identity.credential (member, brand, password_hash)
     select m.id, brand.id, $2 from unnest($1::uuid[]) as m (id), system.brand where brand.code = 'SANUK'`,
    [ids, await hash(PASSWORD, ARGON2)],
  )
  const tokens = ids.map(() => randomBytes(32).toString('base64url'))
  await owner.query(
    `insert into identity.device (brand, member, token_hash, known_since, seen_at)
     select brand.id, d.member, d.token_hash, now(), now()
       from unnest($1::uuid[], $2::bytea[]) as d (member, token_hash), system.brand where brand.code = 'SANUK'`,
    [ids, tokens.map((token) => createHash('sha256').update(token).digest())],
  )
  return {
    people: tokens.map((token, at) => ({ username: `crowd${at + 1}`, cookies: `device=${token}` })),
    calmDown: async () => void (await owner.query('truncate guard.budget')),
    close: () => owner.end(),
  }
}

/** Writes the demo brand, whose member `demo` has the password of everybody. */
export async function seedDemo(ownerUrl: string): Promise<void> {
  const account = { username: 'demo', password: PASSWORD }
  const staff = { ...account, authenticator: 'A'.repeat(32) }
  const accounts = {
    member: account,
    agent: { ...account, username: 'agent' },
    operator: staff,
    supervisor: { ...staff, username: 'supervisor' },
  }
  const env = { ...process.env, SANUK_OWNER_DATABASE_URL: ownerUrl, SANUK_LEDGER_KEY: 'k'.repeat(32) }
  const child = spawn(process.execPath, [SEED], { stdio: ['pipe', 'inherit', 'inherit'], env })
  child.stdin?.end(JSON.stringify(accounts))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the demo brand was not written: ${code}`)
}
