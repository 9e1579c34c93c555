import * as z from 'zod/mini'
import { firebaseIdToken, mobileNumber, passwordText, ticket, verificationCode } from './credentials.ts'
import { usedPasskey } from './factors.ts'
import { captchaAnswer } from './guard.ts'
import { route } from './route.ts'
import { currencyCode, shortText, uuid } from './wire.ts'

/**
 * Ways to prove oneself once more. `bank_name`, the name of the holder of the member's bank account, is offered for a
 * new network address only: many people may know it.
 */
export const PROOF_WAYS = ['passkey', 'totp', 'recovery_code', 'sms', 'mail', 'bank_name'] as const
export type ProofWay = (typeof PROOF_WAYS)[number]

/** Why one more proof is asked for: the member set up a second factor, or nobody knows the device or the network. */
export const PROOF_REASONS = ['second_factor', 'new_device', 'new_address'] as const
export type ProofReason = (typeof PROOF_REASONS)[number]

/** What a sign-in comes to. Only `signed_in` has a token; the others are gone on with by their ticket. */
export const signInOutcome = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('signed_in'),
    /** Goes to session storage and is sent as a bearer. */
    token: z.string(),
    firstTimeLogin: z.boolean(),
    passwordExpired: z.literal(false),
  }),
  z.strictObject({
    outcome: z.literal('change_password'),
    ticket: z.string(),
    /** Somebody else chose the password; otherwise it is too old. */
    temporary: z.boolean(),
    passwordExpired: z.boolean(),
  }),
  z.strictObject({
    outcome: z.literal('prove'),
    ticket: z.string(),
    reason: z.enum(PROOF_REASONS),
    /** The safest first, with where a code would go, masked. */
    ways: z.array(z.strictObject({ way: z.enum(PROOF_WAYS), hint: z.nullable(z.string()) })),
  }),
  z.strictObject({
    outcome: z.literal('register'),
    /** Nobody has this identity of a provider yet: a registration with this ticket gets it. */
    ticket: z.string(),
    email: z.nullable(z.string()),
    name: z.nullable(z.string()),
  }),
  /** The number that was proved is nobody's yet: a registration with the same proof gets it. */
  z.strictObject({ outcome: z.literal('register_mobile') }),
])
export type SignInOutcome = z.output<typeof signInOutcome>

const remember = z._default(z.boolean(), false)

export const login = route({
  method: 'POST',
  path: '/wps/session/login',
  access: 'visitor',
  atTheDoor: true,
  summary: 'Signs a member in. The same answer and time whichever of username and password is wrong.',
  sealed: true,
  human: true,
  body: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('username'),
      username: shortText,
      password: passwordText,
      captcha: z.optional(captchaAnswer),
      remember,
    }),
    /** By the cookie that an earlier sign-in of this browser left. */
    z.strictObject({ type: z.literal('remembered'), username: shortText }),
    z.strictObject({ type: z.literal('sms'), ...mobileNumber, verificationCode, remember }),
    /** By a passkey of the browser's, asked for by `startPasskey`; it is known whose it is. */
    z.strictObject({ type: z.literal('passkey'), response: usedPasskey }),
    /** By a number that Firebase proved, where the brand has its numbers proved there. */
    z.strictObject({ type: z.literal('firebase'), firebaseIdToken, remember }),
    /** By the ticket that a provider's visitor came back with. */
    z.strictObject({ type: z.literal('provider'), ticket }),
  ]),
  answer: signInOutcome,
  refusals: [
    ...(['incorrect_credentials', 'account_closed', 'sign_in_frozen', 'captcha_required', 'captcha_wrong'] as const),
    ...(['function_off'] as const),
    ...(['code_wrong', 'code_expired', 'passkey_refused', 'ticket_invalid'] as const),
    ...(['mobile_unknown', 'provider_failed', 'provider_unreachable'] as const),
    ...(['sealed_body_invalid', 'sealed_body_replayed'] as const),
  ],
})

export const loginWithNewPassword = route({
  method: 'POST',
  path: '/wps/session/login/password',
  access: 'visitor',
  atTheDoor: true,
  summary: 'Goes on with a sign-in whose password had to be changed.',
  sealed: true,
  body: z.strictObject({ ticket, password: passwordText, confirmPassword: passwordText }),
  answer: signInOutcome,
  refusals: ['ticket_invalid', 'account_closed', 'sign_in_frozen', 'sealed_body_invalid', 'sealed_body_replayed'],
})

export const logout = route({
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'trial',
  answeredWhenClosed: true,
  summary: 'Ends this session.',
  answer: z.strictObject({}),
  refusals: [],
})

export const freePlay = route({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'visitor',
  human: true,
  atTheDoor: true,
  summary: 'Opens a trial account for a day, in money that is none, and signs in.',
  body: z.strictObject({}),
  answer: signInOutcome,
  refusals: ['function_off'],
})

/** Account types of the field: 0 member, 1, 2, 41 and 42 agents, 4 trial. */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 41, 42] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]
export const AGENT_TYPES = [1, 2, 41, 42] as const satisfies readonly AccountType[]
export type AgentType = (typeof AGENT_TYPES)[number]
export const isAgentType = (type: AccountType): type is AgentType => AGENT_TYPES.some((agent) => agent === type)
export const TRIAL_TYPE: AccountType = 4

export const memberInfo = route({
  method: 'GET',
  path: '/wps/member/info',
  access: 'trial',
  summary: 'Who is signed in.',
  answer: z.strictObject({
    id: uuid,
    /** Eight digits by which a member is named to support. */
    number: z.string(),
    account: z.string(),
    nickname: z.string(),
    type: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(41), z.literal(42)]),
    avatar: z.number(),
    /** A portrait of their own, as a `srcset`; it stands before the drawn one. */
    picture: z.nullable(z.string()),
    currency: currencyCode,
    rankLevel: z.number(),
    joinedAt: z.iso.datetime(),
  }),
  refusals: [],
})

export const changePassword = route({
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  summary: 'Changes one’s password. Every other session of the member ends, and no browser is remembered any more.',
  sealed: true,
  body: z.strictObject({ oldPassword: passwordText, password: passwordText, confirmPassword: passwordText }),
  answer: z.strictObject({}),
  refusals: ['incorrect_credentials', 'sealed_body_invalid', 'sealed_body_replayed'],
})
