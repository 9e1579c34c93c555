import type { SecretCipher } from '@sanuk/host/secret-cipher'
import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Brand } from '#platform/caller'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { makeRecoveryCodes, plainRecoveryCode } from './recovery-codes.ts'
import { createRecoveryCodeStore } from './store/recovery-codes.ts'
import { createTotpStore } from './store/totp.ts'
import type { Owner, Tries } from './tries.ts'

/** Seconds of a time step (RFC 6238, 4.1), and how far a clock may be off: a step to either side (5.2). */
const STEP = 30

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly cipher: SecretCipher
  readonly hashCode: (text: string) => Buffer
  readonly tries: Tries
}

/** Authenticator apps, and the codes on paper for whoever loses theirs. */
export function createTotp({ database, clock, cipher, hashCode, tries }: Needs) {
  const store = createTotpStore(database)
  const codes = createRecoveryCodeStore(database)
  const hashOf = (member: string, code: string) => hashCode(`${member} ${plainRecoveryCode(code)}`)

  /** The time step of which this is the code now, or `null`. */
  const stepOf = (sealed: Buffer, member: string, token: string): number | null => {
    // The library takes anything else for a mistake of ours.
    if (!/^\d{6}$/.test(token)) return null
    const epoch = Math.floor(clock().getTime() / 1000)
    const result = verifySync({ secret: cipher.open(sealed, member), token, epoch, epochTolerance: STEP })
    return result.valid && 'timeStep' in result ? result.timeStep : null
  }

  const hashesOf = (owner: Owner, fresh: readonly string[]) => fresh.map((code) => hashOf(owner.id, code))

  const isCode = async (member: string, code: string): Promise<boolean> => {
    const kept = await store.find(member)
    const step = kept?.confirmedAt ? stepOf(kept.secret, member, code) : null
    return step !== null && store.spendStep(member, step)
  }

  return {
    /** Since when the member has an app, and how many recovery codes are left. */
    describe: async (member: string) => {
      const [kept, left] = await Promise.all([store.find(member), codes.count(member)])
      return { since: kept?.confirmedAt ?? null, recoveryCodes: left }
    },
    /** Makes a secret to be confirmed. Refuses with `totp_exists`. */
    start: async (owner: Owner & { readonly username: string }, brand: Brand) => {
      const secret = generateSecret()
      if (!(await store.begin(owner, cipher.seal(secret, owner.id), clock()))) throw new Refusal('totp_exists')
      return { secret, uri: generateURI({ issuer: brand.name, label: owner.username, secret }) }
    },
    /** Confirms it by its first code and answers recovery codes. Refuses with `code_wrong`. */
    confirm: async (owner: Owner, code: string): Promise<string[]> => {
      const fresh = makeRecoveryCodes()
      const confirmed = await tries(owner, async () => {
        const kept = await store.find(owner.id)
        const step = kept && !kept.confirmedAt ? stepOf(kept.secret, owner.id, code) : null
        if (step === null) return false
        return inTransaction(database, async (transaction) => {
          const first = await store.confirm(transaction, owner.id, { step, at: clock() })
          if (first) await codes.replace(transaction, owner, hashesOf(owner, fresh))
          return first
        })
      })
      if (!confirmed) throw new Refusal('code_wrong')
      return fresh
    },
    /** Ten new codes instead of those that are left. Refuses with `not_found` where there is no app. */
    renewCodes: async (owner: Owner): Promise<string[]> => {
      if (!(await store.find(owner.id))?.confirmedAt) throw new Refusal('not_found')
      const fresh = makeRecoveryCodes()
      await inTransaction(database, (transaction) => codes.replace(transaction, owner, hashesOf(owner, fresh)))
      return fresh
    },
    /** Takes the app away, and the recovery codes with it; within the caller's transaction where there is one. */
    remove: async (member: string, within?: Transaction): Promise<void> => {
      const remove = async (transaction: Transaction) => {
        await store.remove(transaction, member)
        await codes.forget(transaction, member)
      }
      await (within ? remove(within) : inTransaction(database, remove))
    },
    /** Whether the app shows this code; each is good once. Refuses with `too_many_requests`. */
    checkTotp: (owner: Owner, code: string): Promise<boolean> => tries(owner, () => isCode(owner.id, code)),
    /** Whether this is a recovery code; each is good once. Refuses with `too_many_requests`. */
    checkRecoveryCode: (owner: Owner, code: string): Promise<boolean> =>
      tries(owner, () => codes.spend(owner.id, hashOf(owner.id, code))),
  }
}
