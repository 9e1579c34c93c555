import { randomInt, randomUUID } from 'node:crypto'
import type { SignInOutcome } from '@sanuk/contracts/identity'
import { businessDayOf, type Clock } from '#platform/clock'
import { weakPassword } from '#platform/common-passwords'
import { type Database, inTransaction } from '#platform/database'
import { hashPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { Member, Members } from '../../members/index.ts'
import type { BrandRules } from '../../system/index.ts'
import type { Wallet } from '../../wallet/index.ts'
import type { LetIn } from '../sign-in/let-in.ts'
import type { Visit } from '../sign-in/visit.ts'
import type { Credentials } from '../store/credentials.ts'
import { type RegistrationWish, registrationFaults } from './registration-faults.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly members: Members
  readonly accountOf: Wallet['accountOf']
  readonly credentials: Credentials
  readonly letIn: LetIn
  readonly rulesOf: (brand: string) => Promise<BrandRules>
}

/** How many drawn avatars a new member may be given. */
const AVATARS = 12

/** Fields that are kept elsewhere than among what a member told. */
const NO_DETAILS = new Set(['username', 'mobileNum', 'password', 'paymentPassword', 'birthday', 'idNumber', 'captcha'])

/**
 * Opens an account with its wallet and signs in, all or nothing. Refuses with `invalid_request` and the faults of each
 * field, with `username_taken`, and with `function_off` for a way the brand has not switched on.
 */
export function createRegister(needs: Needs) {
  const { database, clock, members } = needs

  const demandRight = async (wish: RegistrationWish, rules: BrandRules, { brand }: Visit): Promise<string | null> => {
    const today = businessDayOf(clock(), brand.timeZone)
    const fields = registrationFaults(wish, rules, { today, minimum: brand.ageMinimum })
    const weak = weakPassword(wish.password ?? '', [wish.username ?? '', brand.name])
    if (weak && !fields.some(({ field }) => field === 'password')) fields.push({ field: 'password', word: weak })
    const inviter = wish.affiliateCode ? await members.inviterBy(brand.id, wish.affiliateCode) : null
    if (wish.affiliateCode && !inviter) fields.push({ field: 'affiliateCode', word: 'field.invitation' })
    if (fields.length > 0) throw new Refusal('invalid_request', { fields })
    return inviter
  }

  const enter = async (wish: RegistrationWish & { username: string }, inviter: string | null, visit: Visit) => {
    const now = clock()
    const { brand, address } = visit
    // Before the transaction: a row must not stay locked while a password is being hashed.
    const passwordHash = wish.password === undefined ? null : await hashPassword(wish.password)
    const member = {
      ...{ id: randomUUID(), brand: brand.id, username: wish.username, type: 0 as const, currency: brand.currency },
      ...{ avatar: randomInt(AVATARS), birthday: wish.birthday ?? null, joinedAt: now },
      ...{ affiliateCode: wish.affiliateCode ?? null, invitedBy: inviter },
    }
    return inTransaction(database, async (transaction): Promise<Member> => {
      const added = await members.add(transaction, member)
      if (!added) throw new Refusal('username_taken', { fields: [{ field: 'username', word: 'field.taken' }] })
      if (passwordHash) {
        await needs.credentials.add(transaction, { member: added.id, brand: brand.id, passwordHash, at: now })
      }
      await members.addProfile(transaction, {
        ...{ member: added.id, brand: brand.id, details: detailsOf(wish), idNumber: wish.idNumber ?? null },
        ...{ agreedAt: now, agreedAddress: address },
      })
      await needs.accountOf(added, transaction)
      return added
    })
  }

  const finish = (member: Member, visit: Visit): Promise<SignInOutcome> =>
    needs.letIn(member, { way: 'registration', proved: false, remember: false }, visit)

  return {
    byUsername: async (wish: RegistrationWish & { username: string }, visit: Visit): Promise<SignInOutcome> => {
      if (!visit.brand.modules.has('USERNAMEREG3')) throw new Refusal('function_off')
      const trimmed = { ...wish, username: wish.username.trim() }
      const inviter = await demandRight(trimmed, await needs.rulesOf(visit.brand.id), visit)
      return finish(await enter(trimmed, inviter, visit), visit)
    },
  }
}

function detailsOf(wish: RegistrationWish): Record<string, string> {
  const { agree: _, confirmPassword: __, ...values } = wish
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !NO_DETAILS.has(entry[0]),
    ),
  )
}
