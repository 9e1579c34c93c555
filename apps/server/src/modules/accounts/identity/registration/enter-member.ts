import { randomUUID } from 'node:crypto'
import type { AfterAnswer } from '#platform/after-answer'
import type { AcceptInvitation, Invitation, LockForInvitation } from '#platform/capabilities/invitation'
import type { Member } from '#platform/capabilities/member'
import type { Visit } from '#platform/capabilities/visit'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import { type Connection, type Database, inTransaction, type Transaction } from '#platform/database'
import { hashPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { Members } from '../../members/index.ts'
import type { Providers } from '../../providers/index.ts'
import type { PaymentPasswords } from '../payment-password.ts'
import type { Credentials } from '../store/credentials.ts'
import type { Mobile } from './prove-mobile.ts'
import { randomAvatar } from './random-avatar.ts'
import type { Wish } from './wish.ts'

export type EnterNeeds = {
  readonly afterAnswer: AfterAnswer
  readonly database: Database
  readonly clock: Clock
  readonly members: Members
  readonly accountOf: AccountOf
  readonly credentials: Credentials
  readonly paymentPasswords: Pick<PaymentPasswords, 'add'>
  readonly providers: Pick<Providers, 'spendTicket' | 'link'>
  readonly agreedVersions: AgreedVersions
  readonly invitations: { readonly accept: AcceptInvitation; readonly lock: LockForInvitation }
}

/** The numbers of the brand's terms and privacy policy in force; `null` where it has none yet. */
export type AgreedVersions = (
  connection: Connection,
  brand: string,
) => Promise<{ readonly terms: number | null; readonly privacy: number | null }>

/** What a member told of themselves that is kept together. Everything else has a place of its own. */
const DETAILS = ['payeeName', 'line', 'whatsapp', 'facebook', 'wechat', 'qqNum', 'recommenderId'] as const

/**
 * Enters a new member with everything that belongs to them, all or nothing. Refuses with `username_taken`,
 * `mobile_taken`, `email_taken`, `ticket_invalid`, `identity_linked` and `code_expired`, and with `invalid_request` an
 * invitation that ended meanwhile.
 */
export function createEnter(needs: EnterNeeds) {
  const { database, clock, members } = needs

  const keepContacts = async (
    transaction: Transaction,
    member: Member,
    { email, mobile, ofProvider }: { email: string | undefined; mobile: Mobile | null; ofProvider: string | null },
  ): Promise<void> => {
    const at = clock()
    const isProved = email && ofProvider !== null && members.isSameEmail(email, ofProvider)
    if (email && !(await members.setEmail(transaction, member, { email, at: isProved ? at : null }))) {
      throw new Refusal('email_taken', { fields: [{ field: 'email', word: 'refusal.email_taken' }] })
    }
    if (!mobile) return
    const { number, proved, spend } = mobile
    if (!(await members.setMobile(transaction, member, { mobile: number, at: proved ? at : null }))) {
      throw new Refusal('mobile_taken', { fields: [{ field: 'mobileNum', word: 'refusal.mobile_taken' }] })
    }
    await spend?.(transaction)
  }

  /** Links the account of a provider, and answers the address of mail that it has verified. */
  const keepIdentity = async (
    transaction: Transaction,
    member: Member,
    { ticket, visit }: { ticket: string | undefined; visit: Visit },
  ): Promise<string | null> => {
    if (ticket === undefined) return null
    const identity = await needs.providers.spendTicket(ticket, visit, transaction)
    await needs.providers.link(member, identity, transaction)
    return identity.email
  }

  return async (
    wish: Wish & { username: string },
    { invitation, mobile }: { invitation: Invitation | null; mobile: Mobile | null },
    visit: Visit,
  ): Promise<Member> => {
    const now = clock()
    const { brand, address } = visit
    // Before the transaction: a row must not stay locked while a password is being hashed.
    const [passwordHash, paymentHash] = await Promise.all(
      [wish.password, wish.paymentPassword].map((text) => (text ? hashPassword(text) : null)),
    )
    const id = randomUUID()
    const { member, afterCommit } = await inTransaction(database, async (transaction) => {
      await demandFreeNickname(members, transaction, { name: wish.nickname, id, brand: brand.id })
      await needs.invitations.lock(transaction, brand.id, invitation)
      const added = await members.add(transaction, {
        id,
        brand: brand.id,
        username: wish.username,
        nickname: wish.nickname,
        type: 0,
        currency: brand.currency,
        avatar: randomAvatar(),
        birthday: wish.birthday ?? null,
        joinedAt: now,
        affiliateCode: wish.affiliateCode ?? null,
        invitedBy: invitation?.inviter ?? null,
      })
      if (!added) throw usernameTaken()
      const owner = { member: added.id, brand: brand.id, at: now }
      if (passwordHash) await needs.credentials.add(transaction, { ...owner, passwordHash })
      if (paymentHash) await needs.paymentPasswords.add({ ...owner, passwordHash: paymentHash }, transaction)
      const ofProvider = await keepIdentity(transaction, added, { ticket: wish.ticket, visit })
      await keepContacts(transaction, added, { email: wish.email, mobile, ofProvider })
      await members.addProfile(transaction, {
        member: added.id,
        brand: brand.id,
        details: detailsOf(wish),
        idNumber: wish.idNumber ?? null,
        agreedAt: now,
        agreedAddress: address,
        agreedVersions: await needs.agreedVersions(transaction, brand.id),
      })
      await needs.accountOf(added, transaction)
      return needs.invitations.accept(transaction, invitation, added)
    })
    if (afterCommit) needs.afterAnswer.begin('a new member was not written to', afterCommit)
    return member
  }
}

type Named = { readonly name: string | undefined; readonly id: string; readonly brand: string }

/** Before the member is added: the name is claimed until the transaction ends. */
async function demandFreeNickname(members: Members, transaction: Transaction, { name, id, brand }: Named) {
  if (name === undefined || (await members.isNameFree(transaction, { brand, name, member: id }))) return
  throw new Refusal('invalid_request', { fields: [{ field: 'nickname', word: 'field.taken' }] })
}

/** Also for names that are nobody's: which those are is not told apart. */
export const usernameTaken = (): Refusal =>
  new Refusal('username_taken', { fields: [{ field: 'username', word: 'field.taken' }] })

function detailsOf(wish: Wish): Record<string, string> {
  return Object.fromEntries(
    DETAILS.flatMap((field) => {
      const text = wish[field]?.trim()
      return text ? [[field, text] as const] : []
    }),
  )
}
