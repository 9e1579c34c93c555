import * as z from 'zod/mini'
import { personName } from './credentials.ts'
import { payee } from './payees.ts'
import { route } from './route.ts'
import { BANK_CODES } from './thai-banks.ts'
import { currencyCode, money, shortText, uuid } from './wire.ts'

const byId = z.strictObject({ id: uuid })

export const readClosedAccount = route({
  method: 'GET',
  path: '/ops/members/{id}/closed-account',
  access: 'operator',
  power: 'money.see',
  summary: 'What a closed account still holds, and the bank accounts of its member to which that may go.',
  params: byId,
  answer: z.strictObject({
    currency: currencyCode,
    balance: money,
    /** In whose name accounts must be; `null` where the member never told. */
    payeeName: z.nullable(z.string()),
    accounts: z.array(payee),
  }),
  refusals: ['member_open', 'in_need_true_account'],
})

export const payOutClosedAccount = route({
  method: 'POST',
  path: '/ops/members/{id}/closed-account/payout',
  access: 'operator',
  power: 'money.change',
  summary:
    'Makes a withdrawal of all that a closed account holds, without fee, to an account in its member’s name. It takes two operators, whatever it comes to. The same `requestId` answers the same withdrawal.',
  params: byId,
  body: z.strictObject({
    requestId: uuid,
    account: z.union([
      z.strictObject({ id: uuid }),
      z.strictObject({ bank: z.enum(BANK_CODES), number: shortText, holder: personName }),
    ]),
    reason: shortText,
  }),
  answer: z.strictObject({ withdrawal: uuid }),
  refusals: [
    'member_open',
    'in_need_true_account',
    'not_enough_money',
    'payee_name_differs',
    'bank_account_taken',
    'bank_accounts_full',
  ],
})
export type ClosedPayout = z.output<NonNullable<typeof payOutClosedAccount.body>>
