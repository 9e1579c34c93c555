import type { InputOf } from '@sanuk/contracts/route'
import type { confirmContact, sendContactCode } from '@sanuk/contracts/security'
import type { CodeChannel } from '@sanuk/contracts/verification'
import type { MemberCaller } from '#platform/caller'
import type { CodeSent } from '#platform/capabilities/sent-code'
import type { Visit } from '#platform/capabilities/visit'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import { demandPhoneNumber } from '#platform/phone-number'
import { Refusal } from '#platform/refusal'
import type { Members } from '../members/index.ts'
import type { Verification } from '../verification/index.ts'
import type { Notices } from './notices.ts'
import type { SecurityStore } from './store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly store: SecurityStore
  readonly members: Pick<Members, 'contactsOf' | 'setMobile' | 'setEmail' | 'isSameEmail'>
  readonly verification: Pick<Verification, 'sendCode' | 'spendCode'>
  readonly notices: Notices
}

type Wish = InputOf<typeof sendContactCode>['body']

/** As long as it takes to read a code twice, where the first was lost. */
const CHANGE_MS = 15 * 60 * 1000

const MAILBOX = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

/** A member's number and address: each is theirs once a code that was sent there came back. */
export function createContactChanges({ database, clock, store, members, verification, notices }: Needs) {
  /** Where a code would go, and whether the account has it already. */
  const readWish = async (
    member: string,
    wish: Wish,
  ): Promise<{ channel: CodeChannel; to: string; isOwn: boolean }> => {
    const { mobile, email } = await members.contactsOf(member)
    if (wish.to === 'mobile') {
      const { number: to } = demandPhoneNumber(wish)
      return { channel: 'sms', to, isOwn: to === mobile }
    }
    if (wish.to === 'email') {
      const to = demandMailbox(wish.email)
      return { channel: 'mail', to, isOwn: email !== null && members.isSameEmail(to, email) }
    }
    const to = wish.channel === 'sms' ? mobile : email
    if (to === null) throw new Refusal('not_found')
    return { channel: wish.channel, to, isOwn: true }
  }

  const keep = async ({ id, session }: MemberCaller, brand: string, change: { channel: CodeChannel; to: string }) =>
    inTransaction(database, async (transaction): Promise<boolean> => {
      const { channel, to } = change
      const owner = { id, brand }
      await store.end(transaction, session, channel)
      return channel === 'sms'
        ? members.setMobile(transaction, owner, { mobile: to, at: clock() })
        : members.setEmail(transaction, owner, { email: to, at: clock() })
    })

  return {
    /**
     * Sends a code to what is to be the member's. `prove` is asked where the account does not have it yet, once for all
     * that this session sends there. Refuses as `sendCode` does, and with `not_found` where the account has none.
     */
    sendCode: async (
      caller: MemberCaller,
      wish: Wish,
      { visit, prove }: { visit: Visit; prove: () => Promise<void> },
    ) => {
      const { brand, language, address, cookies } = visit
      const { channel, to, isOwn } = await readWish(caller.id, wish)
      const now = clock()
      if (!isOwn && (await store.find(caller.session, channel, now)) !== to) await prove()
      const until = new Date(now.getTime() + CHANGE_MS)
      await store.begin({ session: caller.session, channel, member: caller.id, brand: brand.id, to, until })
      const code = { brand, purpose: 'contact' as const, channel, to, language }
      const sent: CodeSent = await verification.sendCode({ ...code, device: cookies.read('device'), address })
      return sent
    },
    /**
     * Takes the code. What the account had before is told of it. Refuses with `code_wrong`, `code_expired`, and, to who
     * proved it only, with `mobile_taken` and `email_taken`.
     */
    confirm: async (
      caller: MemberCaller,
      wish: InputOf<typeof confirmContact>['body'],
      visit: Visit,
    ): Promise<void> => {
      const { channel, verificationCode: code } = wish
      const to = await store.find(caller.session, channel, clock())
      if (to === null) throw new Refusal('code_expired', fault('verificationCode', 'refusal.code_expired'))
      await verification.spendCode({ brand: visit.brand.id, purpose: 'contact', channel, to, code })
      const { mobile, mobileVerifiedAt, email } = await members.contactsOf(caller.id)
      if (!(await keep(caller, visit.brand.id, { channel, to }))) throw taken(channel)
      if (channel === 'sms' && mobile && mobileVerifiedAt && mobile !== to) {
        notices.tellAt(caller, { channel, to: mobile, news: 'mobile_changed' }, visit)
      } else if (channel === 'mail' && email && !members.isSameEmail(email, to)) {
        notices.tellAt(caller, { channel, to: email, news: 'email_changed' }, visit)
      }
    },
  }
}

const fault = (field: string, word: string) => ({ fields: [{ field, word }] })

const taken = (channel: CodeChannel): Refusal =>
  channel === 'sms'
    ? new Refusal('mobile_taken', fault('mobileNum', 'refusal.mobile_taken'))
    : new Refusal('email_taken', fault('email', 'refusal.email_taken'))

function demandMailbox(typed: string): string {
  const address = typed.trim()
  if (!MAILBOX.test(address)) throw new Refusal('invalid_request', fault('email', 'field.pattern.mailbox'))
  return address
}
