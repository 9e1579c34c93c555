import type { AnswerOf } from '@sanuk/contracts/route'
import type { ownSecurity } from '@sanuk/contracts/security'
import type { AfterAnswer } from '#platform/after-answer'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { maskAddress, maskNumber } from '#platform/masked-contact'
import type { Identity } from '../identity/index.ts'
import type { Members } from '../members/index.ts'
import type { Verification } from '../verification/index.ts'
import { createContactChanges } from './contact-changes.ts'
import { createContactCodes } from './contact-codes.ts'
import { createNotices } from './notices.ts'
import { createSecurityStore } from './store.ts'

export { createContactCodes } from './contact-codes.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly afterAnswer: AfterAnswer
  readonly members: Members
  readonly verification: Verification
  readonly identity: Pick<Identity, 'hasPassword' | 'paymentPasswords'>
}

export type Security = ReturnType<typeof createSecurity>

/** What members do to keep their account their own: how they are reached, and what they are told. */
export function createSecurity(needs: Needs) {
  const { clock, members, identity } = needs
  const store = createSecurityStore(needs.database)
  const notices = createNotices(needs)
  return {
    proofCodes: createContactCodes(needs, 'proof'),
    contacts: createContactChanges({ ...needs, store, notices }),
    tell: notices.tell,
    /** Which passwords the member has, and how they are reached. */
    describe: async (member: string): Promise<Omit<AnswerOf<typeof ownSecurity>, 'proofs'>> => {
      const [password, paymentPassword, { mobile, mobileVerifiedAt, email, emailVerifiedAt }] = await Promise.all([
        identity.hasPassword(member),
        identity.paymentPasswords.exists(member),
        members.contactsOf(member),
      ])
      return {
        password,
        paymentPassword,
        mobile: mobile === null ? null : { masked: maskNumber(mobile), verified: mobileVerifiedAt !== null },
        email: email === null ? null : { masked: maskAddress(email), verified: emailVerifiedAt !== null },
      }
    },
    forgetEnded: () => store.forgetEnded(clock()),
  }
}
