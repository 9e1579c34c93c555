import * as z from 'zod/mini'
import { clockTime, DEPOSIT_ICONS, DEPOSIT_KINDS, FEE_BEARERS, methodCode } from './cashier.ts'
import { route } from './route.ts'
import { BANK_CODES } from './thai-banks.ts'
import { instant, localized, money, shortText, signedMoney, uuid } from './wire.ts'

/** Of an amount: at most 20, with two decimals. */
export const feePercent = z.string().check(z.regex(/^(20(\.0{1,2})?|1?\d(\.\d{1,2})?)$/))

/** A way to pay in, as operators set it. */
export const methodSettings = z.strictObject({
  kind: z.enum(DEPOSIT_KINDS),
  names: z.strictObject({ th: shortText, en: shortText }),
  icon: z.enum(DEPOSIT_ICONS),
  /** Where the money goes, among the brand’s accounts of its kind; null for any of them, and for a gateway. */
  account: z.nullable(uuid),
  minimum: money,
  maximum: money,
  fee: z.strictObject({ fixed: money, percent: feePercent, by: z.enum(FEE_BEARERS) }),
  hours: z.nullable(z.strictObject({ opens: clockTime, closes: clockTime })),
  quickAmounts: z.array(money).check(z.maxLength(8)),
  /** What a member may pay in by it on one day; null without a limit. */
  sumPerDay: z.nullable(money),
  minutes: z.number().check(z.int(), z.gte(1), z.lte(1440)),
})
export type MethodSettings = z.output<typeof methodSettings>

/** What a proposal about a way to pay in would change; without `before` it would be a new one. */
const methodVersion = z.strictObject({
  settings: methodSettings,
  enabled: z.boolean(),
  /** The account that is named, as a person reads it. */
  where: z.nullable(z.string()),
})
export const methodProposal = z.strictObject({ before: z.nullable(methodVersion), after: methodVersion })
export type MethodVersion = z.output<typeof methodVersion>

const settings = { access: 'operator', power: 'money.see' } as const
const changing = { access: 'operator', power: 'brand.change' } as const

export const listDepositMethods = route({
  ...settings,
  method: 'GET',
  path: '/ops/deposit-methods',
  summary: 'The brand’s ways to pay in, in its order.',
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        ...methodSettings.shape,
        names: localized,
        code: methodCode,
        enabled: z.boolean(),
        /** A colleague has to decide on a change of it first. */
        proposed: z.boolean(),
      }),
    ),
    /** Whether there is a gateway to send anybody to. */
    gateway: z.boolean(),
  }),
  refusals: [],
})

const byCode = z.strictObject({ code: methodCode })

export const proposeDepositMethod = route({
  ...changing,
  method: 'POST',
  path: '/ops/deposit-methods',
  summary: 'Proposes another way to pay in. It is there, and switched on, once a second operator has approved it.',
  body: methodSettings,
  answer: z.strictObject({ code: methodCode }),
  refusals: ['proposal_waiting'],
})

export const proposeMethodChange = route({
  ...changing,
  method: 'PUT',
  path: '/ops/deposit-methods/{code}',
  summary: 'Proposes other terms of a way to pay in. A second operator decides.',
  params: byCode,
  body: methodSettings,
  answer: z.strictObject({}),
  refusals: ['proposal_waiting'],
})

export const switchDepositMethod = route({
  ...changing,
  method: 'POST',
  path: '/ops/deposit-methods/{code}/switch',
  summary: 'Switches a way to pay in off at once; switching one on again takes a second operator.',
  params: byCode,
  body: z.strictObject({ enabled: z.boolean() }),
  answer: z.strictObject({ result: z.enum(['done', 'proposed']) }),
  refusals: ['proposal_waiting'],
})

export const orderDepositMethods = route({
  ...changing,
  method: 'POST',
  path: '/ops/deposit-methods/order',
  summary: 'Puts the ways to pay in in another order, at once; those that are not named come last.',
  body: z.strictObject({ codes: z.array(methodCode).check(z.maxLength(100)) }),
  answer: z.strictObject({}),
  refusals: [],
})

/** How the cashier works with what needs a hand. */
export const cashierRules = z.strictObject({
  /** From this amount on two operators credit by hand. */
  twoFrom: money,
  /** Within how many minutes somebody should have looked. */
  targetMinutes: z.number().check(z.int(), z.gte(1), z.lte(1440)),
})
export type CashierRules = z.output<typeof cashierRules>

export const cashierRulesProposal = z.strictObject({ before: cashierRules, after: cashierRules })

export const readCashierRules = route({
  ...settings,
  method: 'GET',
  path: '/ops/cashier-rules',
  summary: 'From which sum two operators credit, and how soon.',
  answer: z.strictObject({ rules: cashierRules, proposed: z.boolean() }),
  refusals: [],
})

export const proposeCashierRules = route({
  ...changing,
  method: 'PUT',
  path: '/ops/cashier-rules',
  summary: 'Proposes others; they hold as soon as a second operator has approved them.',
  body: cashierRules,
  answer: z.strictObject({}),
  refusals: ['proposal_waiting'],
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
