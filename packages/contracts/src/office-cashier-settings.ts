import * as z from 'zod/mini'
import { clockTime, DEPOSIT_ICONS, DEPOSIT_KINDS, FEE_BEARERS, methodCode } from './cashier.ts'
import { route } from './route.ts'
import { BANK_CODES } from './thai-banks.ts'
import { instant, localized, money, shortText, signedMoney, uuid } from './wire.ts'

/** A way to pay in, as operators set it. */
export const methodSettings = z.strictObject({
  kind: z.enum(DEPOSIT_KINDS),
  names: z.strictObject({ th: shortText, en: shortText }),
  icon: z.enum(DEPOSIT_ICONS),
  enabled: z.boolean(),
  minimum: money,
  maximum: money,
  fee: z.strictObject({
    fixed: money,
    /** At most 20, with two decimals. */
    percent: z.string().check(z.regex(/^(20(\.0{1,2})?|1?\d(\.\d{1,2})?)$/)),
    by: z.enum(FEE_BEARERS),
  }),
  hours: z.nullable(z.strictObject({ opens: clockTime, closes: clockTime })),
  quickAmounts: z.array(money).check(z.maxLength(8)),
  /** What a member may pay in by it on one day; null without a limit. */
  sumPerDay: z.nullable(money),
  minutes: z.number().check(z.int(), z.gte(1), z.lte(1440)),
})
export type MethodSettings = z.output<typeof methodSettings>

const settings = { access: 'operator', power: 'money.see' } as const
const changing = { access: 'operator', power: 'brand.change' } as const

export const listDepositMethods = route({
  ...settings,
  method: 'GET',
  path: '/ops/deposit-methods',
  summary: 'The brand’s ways to pay in, in its order.',
  answer: z.strictObject({
    list: z.array(z.strictObject({ ...methodSettings.shape, names: localized, code: methodCode })),
  }),
  refusals: [],
})

export const saveDepositMethod = route({
  ...changing,
  method: 'PUT',
  path: '/ops/deposit-methods/{code}',
  summary: 'Changes a way to pay in, or adds one. Where the money goes is not of it: that takes two operators.',
  params: z.strictObject({ code: methodCode }),
  body: z.strictObject({ ...methodSettings.shape, place: z.number().check(z.int(), z.gte(0), z.lte(99)) }),
  answer: z.strictObject({}),
  refusals: [],
})

const account = z.strictObject({
  id: uuid,
  kind: z.enum(['biller', 'bank']),
  bank: z.nullable(z.enum(BANK_CODES)),
  number: z.string(),
  holder: z.string(),
  enabled: z.boolean(),
  addedAt: instant,
  /** What arrived there less what left, as the books have it. */
  balance: z.nullable(signedMoney),
  /** Of it in orders that wait now. */
  expected: money,
  proposed: z.boolean(),
})
export type ReceivingAccountAnswer = z.output<typeof account>

export const listReceivingAccounts = route({
  ...settings,
  method: 'GET',
  path: '/ops/receiving-accounts',
  summary: 'Where members’ money is to arrive, with the balances of the books.',
  answer: z.strictObject({ list: z.array(account) }),
  refusals: [],
})

export const newAccount = z.strictObject({
  kind: z.enum(['biller', 'bank']),
  bank: z.nullable(z.enum(BANK_CODES)),
  number: shortText,
  holder: shortText,
})

export const proposeReceivingAccount = route({
  ...changing,
  method: 'POST',
  path: '/ops/receiving-accounts',
  summary: 'Proposes an account to which members’ money shall go. A second operator decides.',
  body: newAccount,
  answer: z.strictObject({}),
  refusals: ['proposal_waiting', 'cashier_account_taken'],
})

export const switchReceivingAccount = route({
  ...changing,
  method: 'POST',
  path: '/ops/receiving-accounts/{id}/switch',
  summary: 'Switches an account off at once; switching one on again takes a second operator.',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ enabled: z.boolean() }),
  answer: z.strictObject({ result: z.enum(['done', 'proposed']) }),
  refusals: ['proposal_waiting'],
})
