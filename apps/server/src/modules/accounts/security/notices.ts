import { say } from '@sanuk/locales/server-words'
import type { AfterAnswer } from '#platform/after-answer'
import type { Member } from '#platform/capabilities/member'
import type { Visit } from '#platform/capabilities/visit'
import type { Members } from '../members/index.ts'
import type { Verification } from '../verification/index.ts'

type Needs = {
  readonly afterAnswer: AfterAnswer
  readonly members: Pick<Members, 'contactsOf'>
  readonly verification: Pick<Verification, 'sendMail' | 'sendShortMessage'>
}

type News = 'mobile_changed' | 'email_changed' | 'payment_password'
type To = { readonly channel: 'sms' | 'mail'; readonly to: string }
type From = Pick<Visit, 'brand' | 'language'>

export type Notices = ReturnType<typeof createNotices>

/** Tells members what was changed about their account, behind the answer: if it was not them, they learn of it. */
export function createNotices({ afterAnswer, members, verification }: Needs) {
  const write = async (news: News, { channel, to, username }: To & { username: string }, { brand, language }: From) => {
    const text = say(language, `notices.${news}.text`, { brand: brand.name, username })
    const otherwise = say(language, 'notices.otherwise')
    if (channel === 'sms') {
      await verification.sendShortMessage?.({ brand, to, text: `${text} ${otherwise}` })
    } else {
      const letter = { subject: say(language, `notices.${news}.subject`, { brand: brand.name }) }
      await verification.sendMail?.({ brand, language, to, letter: { ...letter, paragraphs: [text, otherwise] } })
    }
  }
  return {
    /** At one place. */
    tellAt: ({ username }: Pick<Member, 'username'>, { news, ...to }: To & { news: News }, from: From): void =>
      afterAnswer.begin('a change was not told', () => write(news, { ...to, username }, from)),
    /** Wherever the member is reached. */
    tell: ({ id, username }: Pick<Member, 'id' | 'username'>, news: News, from: From): void =>
      afterAnswer.begin('a change was not told', async () => {
        const { mobile, mobileVerifiedAt, email } = await members.contactsOf(id)
        if (email) await write(news, { channel: 'mail', to: email, username }, from)
        if (mobile && mobileVerifiedAt) await write(news, { channel: 'sms', to: mobile, username }, from)
      }),
  }
}
