import * as z from 'zod/mini'
import { route } from './route.ts'
import { businessDay, currencyCode, shortText, uuid } from './wire.ts'

const password = z.string().check(z.minLength(1), z.maxLength(256))

/** What a successful sign-in answers. The token goes to session storage and is sent as a bearer. */
export const session = z.strictObject({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
})

export const login = route({
  method: 'POST',
  path: '/wps/session/login',
  access: 'visitor',
  summary: 'Signs a member in. The same answer and time whichever of username and password is wrong.',
  sealed: true,
  body: z.strictObject({ type: z.literal('username'), username: shortText, password }),
  answer: session,
  refusals: ['incorrect_credentials', 'account_closed', 'sealed_body_invalid', 'sealed_body_replayed'],
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

export const register = route({
  method: 'PUT',
  path: '/wps/member/register',
  access: 'visitor',
  summary: 'Opens an account by username and signs in. Fields obey the rules of /wps/system/setting/register.',
  sealed: true,
  body: z.strictObject({
    username: shortText,
    password,
    confirmPassword: password,
    birthday: z.optional(businessDay),
    affiliateCode: z.optional(shortText),
    agree: z.boolean(),
  }),
  answer: session,
  refusals: ['username_taken', 'sealed_body_invalid', 'sealed_body_replayed'],
})

/** Account types of the field: 0 member, 1, 2, 41 and 42 agents, 4 trial. */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 41, 42] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]
export const AGENT_TYPES: readonly AccountType[] = [1, 2, 41, 42]
export const TRIAL_TYPE: AccountType = 4

export const memberInfo = route({
  method: 'GET',
  path: '/wps/member/info',
  access: 'trial',
  summary: 'Who is signed in.',
  answer: z.strictObject({
    id: uuid,
    account: z.string(),
    nickname: z.string(),
    type: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(41), z.literal(42)]),
    avatar: z.number(),
    currency: currencyCode,
    rankLevel: z.number(),
    joinedAt: z.iso.datetime(),
  }),
  refusals: [],
})
