import type { SignInOutcome } from '@sanuk/contracts/identity'
import type { Language } from '@sanuk/contracts/wire'
import { say } from '@sanuk/locales/server-words'
import type { AfterAnswer } from '#platform/after-answer'
import { tokenHash } from '#platform/bearer-token'
import type { Member } from '#platform/capabilities/member'
import type { SpendCode } from '#platform/capabilities/sent-code'
import type { Visit } from '#platform/capabilities/visit'
import type { Clock } from '#platform/clock'
import { demandPhoneNumber, type TypedNumber } from '#platform/phone-number'
import { Refusal } from '#platform/refusal'
import type { Members } from '../../members/index.ts'
import type { Verification } from '../../verification/index.ts'
import type { NewPassword, SetPassword } from '../set-password.ts'
import type { PasswordLinks } from '../store/password-links.ts'

type Needs = {
  readonly clock: Clock
  readonly afterAnswer: AfterAnswer
  readonly links: PasswordLinks
  readonly members: Pick<Members, 'find' | 'findByMobile' | 'contactsOf'>
  readonly passwords: Pick<SetPassword, 'demand' | 'set'>
  readonly spendCode: SpendCode
  readonly sendMail: Verification['sendMail']
  /** Ends a sign-in of somebody who proved their mobile number; a second factor is still asked for. */
  readonly signInAs: (member: Member, visit: Visit) => Promise<SignInOutcome>
}

type LanguageVisit = Visit & { readonly language: Language }

export type MobileWish = TypedNumber & { readonly verificationCode: string; readonly password: string }

/** New passwords for those who forgot theirs. Every session of the member ends, and they are told by mail. */
export function createResetPassword(needs: Needs) {
  const { links, members, passwords } = needs

  const setAndTell = async (member: Member, wish: NewPassword, { brand, language }: LanguageVisit): Promise<void> => {
    await passwords.set(member, wish, null)
    needs.afterAnswer.begin('a new password was not told', async () => {
      const { email } = await members.contactsOf(member.id)
      if (!email) return
      const subject = say(language, 'passwords.changed.subject', { brand: brand.name })
      const text = say(language, 'passwords.changed.text', { username: member.username })
      const letter = { subject, paragraphs: [text, say(language, 'passwords.changed.otherwise')] }
      await needs.sendMail?.({ brand, language, to: email, letter })
    })
  }

  return {
    /** By the token of a mailed link, which is good once. Refuses with `link_expired`. */
    byLink: async ({ token, ...wish }: NewPassword & { token: string }, visit: LanguageVisit): Promise<void> => {
      const hash = tokenHash(token)
      const id = await links.find(visit.brand.id, hash, needs.clock())
      const member = id && (await members.find(id))
      if (!member || member.closedAt) throw new Refusal('link_expired')
      // Before the link is spent: a password that will not do costs no new letter.
      await passwords.demand(member, wish)
      if (!(await links.spend(hash))) throw new Refusal('link_expired')
      await setAndTell(member, wish, visit)
    },
    /** By a code that was sent to the mobile number, and signs in. Refuses with `code_wrong` or `code_expired`. */
    byMobile: async (wish: MobileWish, visit: LanguageVisit): Promise<SignInOutcome> => {
      const { brand } = visit
      if (!brand.modules.has('CHNGPASSVERIF3')) throw new Refusal('function_off')
      const { number } = demandPhoneNumber(wish)
      const chosen = { password: wish.password, confirmPassword: wish.password }
      await passwords.demand({ brand: brand.id }, chosen)
      const binding = { brand: brand.id, purpose: 'password', channel: 'sms', to: number } as const
      await needs.spendCode({ ...binding, code: wish.verificationCode })
      const member = await members.findByMobile(brand.id, number)
      // Numbers of nobody have no code that is right; this one stopped being somebody's since.
      if (!member) throw new Refusal('code_expired')
      await setAndTell(member, chosen, visit)
      return needs.signInAs(member, visit)
    },
  }
}
