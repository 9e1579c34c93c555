import type { Language } from '@sanuk/contracts/wire'
import { say } from '@sanuk/locales/server-words'
import type { AfterAnswer } from '#platform/after-answer'
import { makeToken, tokenHash } from '#platform/bearer-token'
import type { Brand } from '#platform/caller'
import type { SpendBudgets } from '#platform/capabilities/budgets'
import type { FindMemberByUsername, Member } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import { placeOf } from '#platform/place-of'
import { Refusal } from '#platform/refusal'
import type { Members } from '../../members/index.ts'
import type { Verification } from '../../verification/index.ts'
import type { PasswordLinks } from '../store/password-links.ts'

type Needs = {
  readonly clock: Clock
  readonly afterAnswer: AfterAnswer
  readonly links: PasswordLinks
  readonly findByUsername: FindMemberByUsername
  readonly hasEmail: Members['hasEmail']
  readonly spendBudgets: SpendBudgets
  readonly sendMail: Verification['sendMail']
  /** Where a brand's letters lead to. */
  readonly originOf: (brand: Brand) => string
}

export type EmailWish = { readonly username: string; readonly email: string }

/** Who asks, from where, and in which language to write to them. */
export type Asking = { readonly brand: Brand; readonly language: Language; readonly address: string }

export const LINK_MINUTES = 30

const HOUR = 60 * 60
const SOON_SECONDS = 5 * 60
const MAILBOX = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

/**
 * Mails a link to set a new password to the address that an account gave. Somebody else's address, or nobody's
 * username, gets the same answer after the same steps, unless the brand tells. Refuses with `code_too_often`,
 * `code_quota_exceeded`, `account_unknown`, and with `function_off` where there is no mail.
 */
export const forgottenByEmail =
  (needs: Needs) =>
  async (wish: EmailWish, asking: Asking): Promise<{ expiredMinutes: number }> => {
    const { brand } = asking
    if (!needs.sendMail) throw new Refusal('function_off')
    const username = wish.username.trim()
    const email = wish.email.trim()
    if (!MAILBOX.test(email)) {
      throw new Refusal('invalid_request', { fields: [{ field: 'email', word: 'field.pattern.mailbox' }] })
    }
    await demandBudgets(needs, { username, email }, asking)
    const member = await needs.findByUsername(brand.id, username)
    const isTheirs = member !== null && member.closedAt === null && (await needs.hasEmail(member.id, email))
    if (isTheirs) needs.afterAnswer.begin('a link was not mailed', () => mailLink(needs, { member, email }, asking))
    else if (brand.tellsUnknownAccounts) throw new Refusal('account_unknown')
    return { expiredMinutes: LINK_MINUTES }
  }

async function demandBudgets(needs: Needs, { username, email }: EmailWish, { brand, address }: Asking): Promise<void> {
  const exhausted = await needs.spendBudgets(brand.id, [
    { name: 'forgotten-account', subject: username.normalize('NFKC').toLowerCase(), limit: 3, seconds: HOUR },
    { name: 'forgotten-email', subject: email.toLowerCase(), limit: 3, seconds: HOUR },
    { name: 'forgotten-address', subject: placeOf(address).address, limit: 20, seconds: HOUR },
  ])
  if (!exhausted) return
  const { waitSeconds } = exhausted
  throw new Refusal(waitSeconds > SOON_SECONDS ? 'code_quota_exceeded' : 'code_too_often', { value: { waitSeconds } })
}

/** The token stands behind the `#`: browsers send that to no server, and to no other site as where they came from. */
async function mailLink(needs: Needs, to: { member: Member; email: string }, asking: Asking): Promise<void> {
  const { member, email } = to
  const { brand, language } = asking
  const token = makeToken()
  const expiresAt = new Date(needs.clock().getTime() + LINK_MINUTES * 60_000)
  await needs.links.keep({ member: member.id, brand: brand.id, tokenHash: tokenHash(token), expiresAt })
  const [text, otherwise] = [
    say(language, 'passwords.reset.text', { username: member.username, minutes: LINK_MINUTES }),
    say(language, 'passwords.reset.otherwise'),
  ]
  const address = `${needs.originOf(brand)}/#reset=${token}`
  const button = { text: say(language, 'passwords.reset.button'), address }
  const letter = { subject: say(language, 'passwords.reset.subject', { brand: brand.name }), button }
  await needs.sendMail?.({ brand, language, to: email, letter: { ...letter, paragraphs: [text, otherwise] } })
}
