import { randomUUID } from 'node:crypto'
import { makeToken, tokenHash } from '#platform/bearer-token'
import { onBehalfOf } from '#platform/brand-scope'
import type { Brand, OperatorCaller } from '#platform/caller'
import type { RecordAuditEntry } from '#platform/capabilities/audit-entry'
import type { Clock } from '#platform/clock'
import { isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import { asTemporaryPassword } from '#platform/temporary-password'
import type { Factors } from '../../accounts/factors/index.ts'
import type { Guard } from '../../accounts/guard/index.ts'
import type { Operator, OperatorStore } from './store/operators.ts'
import type { OperatorSessions } from './store/sessions.ts'
import { NO_POWERS } from './two-people.ts'

/** An operator's session is shorter than a member's: it opens more doors. */
const IDLE_MS = 15 * 60 * 1000
const LONGEST_MS = 8 * 60 * 60 * 1000

/** How long a right password waits for its code. */
const TICKET_MS = 5 * 60 * 1000

type Needs = {
  readonly clock: Clock
  readonly attempts: Guard['attempts']
  readonly factors: Pick<Factors, 'totp'>
  readonly operators: Pick<OperatorStore, 'one'>
  readonly sessions: OperatorSessions
  readonly sayDeed: RecordAuditEntry
}

type Proof = { readonly ticket: string; readonly way: 'totp' | 'recovery'; readonly code: string }

/** How an operator comes in: by password and then, always, by a code of their authenticator app. */
export function createSignIn({ clock, attempts, factors, operators, sessions, sayDeed }: Needs) {
  const ownerOf = ({ id, brand }: Operator) => ({ id, brand })

  const working = async (by: Parameters<OperatorStore['one']>[0]): Promise<Operator | null> => {
    const operator = await operators.one(by)
    return operator?.closedAt ? null : operator
  }

  /** The operator and, where it was the first code of a new app, recovery codes. */
  const prove = async (operator: Operator, { way, code }: Proof): Promise<string[]> => {
    const owner = ownerOf(operator)
    if (!(await factors.totp.describe(operator.id)).since) return factors.totp.confirm(owner, code)
    const right = way === 'totp' ? factors.totp.checkTotp(owner, code) : factors.totp.checkRecoveryCode(owner, code)
    if (!(await right)) throw new Refusal('code_wrong')
    return []
  }

  const openSession = async (operator: Operator, address: string): Promise<string> => {
    const token = makeToken()
    const now = clock()
    await sessions.add({
      token_hash: tokenHash(token),
      id: randomUUID(),
      operator: operator.id,
      brand: operator.brand,
      address,
      started_at: now,
      expires_at: new Date(now.getTime() + LONGEST_MS),
    })
    return token
  }

  return {
    /**
     * Takes the password and answers a ticket to be proved, and what an app is to be given where the account has none.
     * Refuses with `incorrect_credentials`, always in the same time, and with `too_many_requests`.
     */
    begin: async (
      { username, password }: { username: string; password: string },
      { brand, address }: { brand: Brand; address: string },
    ) => {
      const account = `operator ${username.trim().toLowerCase()}`
      const attempt = { brand: brand.id, address, account, device: null, deviceTrusted: false }
      await attempts.before(attempt)
      const operator = await working({ brand: brand.id, username: username.trim() })
      const typed = operator?.passwordTemporary ? asTemporaryPassword(password) : password
      const matches = await isPassword(typed, operator?.passwordHash ?? null)
      if (!operator || !matches) {
        await attempts.failed(attempt)
        throw new Refusal('incorrect_credentials')
      }
      await attempts.succeeded(attempt)
      const ticket = makeToken()
      const expires_at = new Date(clock().getTime() + TICKET_MS)
      await sessions.begin({ ticket_hash: tokenHash(ticket), operator: operator.id, brand: brand.id, expires_at })
      const enrolled = (await factors.totp.describe(operator.id)).since !== null
      const owner = { ...ownerOf(operator), username: operator.username }
      return { ticket, enrol: enrolled ? null : await factors.totp.start(owner, brand) }
    },
    /** Takes the code and answers the session's token. Refuses with `ticket_invalid`, `code_wrong`, `too_many_requests`. */
    finish: async (proof: Proof, { address, call }: { address: string; call: string }) => {
      const ticketHash = tokenHash(proof.ticket)
      const id = await sessions.awaited(ticketHash, clock())
      const operator = id && (await working({ id }))
      if (!operator) throw new Refusal('ticket_invalid')
      const recoveryCodes = await prove(operator, proof)
      if (!(await sessions.spend(ticketHash))) throw new Refusal('ticket_invalid')
      const token = await openSession(operator, address)
      await onBehalfOf({ operator: operator.id, brand: operator.brand, call }, () =>
        sayDeed({ subject: 'operators.session', subjectId: operator.id, details: { address, way: proof.way } }),
      )
      return { token, recoveryCodes }
    },
    /** Whose live session a token is. Who has a temporary password is somebody, and may do nothing yet. */
    callerOf: async (token: string, brand: string, byClock: boolean): Promise<OperatorCaller | null> => {
      const now = clock()
      const idleSince = new Date(now.getTime() - IDLE_MS)
      const at = { brand, now, idleSince }
      const session = await (byClock ? sessions.find(tokenHash(token), at) : sessions.use(tokenHash(token), at))
      const operator = session && (await working({ id: session.operator }))
      if (!session || !operator) return null
      const { id, username } = operator
      const powers = operator.passwordTemporary ? NO_POWERS : operator.powers
      const decidesFrom = new Map([...operator.decidesFrom].filter(([power, from]) => powers.has(power) && from > now))
      return { kind: 'operator', id, username, session: session.id, powers, decidesFrom }
    },
  }
}
