import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { MessageBook } from '../message-book.ts'
import { isLanguage, speak } from '../words.ts'
import { type IdTokens, TOKEN_SECONDS } from './id-tokens.ts'
import type { People } from './people.ts'
import { createPhoneCodes } from './phone-codes.ts'
import { answerPages, demand, ToolkitFault } from './toolkit-fault.ts'

export type ToolkitNeeds = {
  readonly book: MessageBook
  readonly now: () => number
  readonly tokens: IdTokens
  readonly people: People
}

const keyed = z.object({ key: z.optional(z.string()) })
const sending = z.object({ phoneNumber: z.optional(z.string()), recaptchaToken: z.optional(z.string()) })
const signing = z.object({ sessionInfo: z.optional(z.string()), code: z.optional(z.string()) })
const lookingUp = z.object({ idToken: z.string() })

/** Google's Identity Toolkit, as far as a page needs it to prove a phone number. */
export function identityToolkit(toolkit: FastifyInstance, { book, now, tokens, people }: ToolkitNeeds): void {
  const codes = createPhoneCodes(now)
  answerPages(toolkit)

  toolkit.get('/v1/recaptchaParams', () => ({ recaptchaSiteKey: 'stand-in' }))
  // Without a key of reCAPTCHA Enterprise the SDK goes on with the one above.
  toolkit.get('/v2/recaptchaConfig', () => ({ recaptchaEnforcementState: [] }))

  toolkit.post('/v1/accounts::sendVerificationCode', ({ query, body, headers }) => {
    const project = projectOf(query)
    const { phoneNumber, recaptchaToken } = sending.parse(body)
    const to = demand(phoneNumber, 'MISSING_PHONE_NUMBER')
    if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new ToolkitFault('INVALID_PHONE_NUMBER : Invalid format.')
    demand(recaptchaToken, 'CAPTCHA_CHECK_FAILED : Recaptcha verification failed')
    const { session, code } = codes.draw(project, to)
    const locale = headers['x-firebase-locale']
    const text = speak(isLanguage(locale) ? locale : 'en')('firebase', { code, project })
    book.add({ kind: 'sms', id: session, to, sender: 'Firebase', at: new Date(now()), text })
    return { sessionInfo: session }
  })

  toolkit.post('/v1/accounts::signInWithPhoneNumber', ({ query, body }) => {
    const project = projectOf(query)
    const { sessionInfo, code } = signing.parse(body)
    const session = demand(sessionInfo, 'MISSING_SESSION_INFO')
    const number = codes.spend(project, { session, code: demand(code, 'MISSING_CODE') })
    const { person, since, refreshToken, isNewUser } = people.signIn(project, number)
    return {
      idToken: tokens.make(person, since),
      refreshToken,
      expiresIn: String(TOKEN_SECONDS),
      localId: person.id,
      isNewUser,
      phoneNumber: number,
    }
  })

  toolkit.post('/v1/accounts::lookup', ({ body }) => {
    const person = demand(tokens.read(lookingUp.parse(body).idToken), 'INVALID_ID_TOKEN')
    const { id, number, createdAt, lastLoginAt } = demand(people.find(person), 'USER_NOT_FOUND')
    const provider = { providerId: 'phone', rawId: number, phoneNumber: number }
    const times = { createdAt: String(createdAt), lastLoginAt: String(lastLoginAt) }
    return { users: [{ localId: id, phoneNumber: number, providerUserInfo: [provider], ...times }] }
  })
}

/** A key that begins as those of Firebase's own emulator do is also the name of its project. */
function projectOf(query: unknown): string {
  const { key = '' } = keyed.parse(query)
  if (/^demo-[a-z0-9-]+$/.test(key)) return key
  throw new ToolkitFault('API key not valid. Please pass a valid API key.')
}
