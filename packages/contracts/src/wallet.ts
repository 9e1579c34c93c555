import * as z from 'zod/mini'
import { route } from './route.ts'
import { businessDay, currencyCode, cursor, instant, localized, money, signedMoney, uuid } from './wire.ts'

/** What a wallet holds. `version` counts its changes: of two balances the one with the higher version is the newer one. */
export const walletBalance = { sumBalance: money, version: z.int() }

export const balance = route({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'trial',
  summary: 'What the signed-in member can spend now.',
  answer: z.strictObject({ ...walletBalance, currency: currencyCode, currencySymbol: z.string() }),
  refusals: [],
})

/** What a wallet is moved by, as its owner sees it. */
export const ENTRY_KINDS = [
  ...(['deposit', 'withdrawal', 'hold', 'release', 'transfer_in', 'transfer_out', 'sit', 'stand'] as const),
  ...(['bet', 'win', 'rollback', 'return', 'resettlement'] as const),
  ...([
    'raffle',
    'reward',
    'rebate',
    'bonus',
    'mission',
    'referral',
    'salary',
    'dividend',
    'redemption',
    'conversion',
    'upline',
    'downline',
    'adjustment',
  ] as const),
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Kinds by what they are about: money in and out, money at vendors, games, and gifts. */
export const ENTRY_GROUPS = {
  cash: ['deposit', 'withdrawal', 'hold', 'release', 'upline', 'downline', 'adjustment'],
  transfer: ['transfer_in', 'transfer_out', 'sit', 'stand'],
  play: ['bet', 'win', 'rollback', 'return', 'resettlement'],
  reward: [
    'raffle',
    'reward',
    'rebate',
    'bonus',
    'mission',
    'referral',
    'salary',
    'dividend',
    'redemption',
    'conversion',
  ],
} as const satisfies Record<string, readonly EntryKind[]>
export type EntryGroup = keyof typeof ENTRY_GROUPS
export const entryGroups = Object.keys(ENTRY_GROUPS) as [EntryGroup, ...EntryGroup[]]

/** One movement of the wallet: signed, with the balance right after it. `number` counts the wallet's movements. */
export const accountEntry = z.strictObject({
  number: z.number(),
  id: uuid,
  kind: z.enum(ENTRY_KINDS),
  amount: signedMoney,
  balanceAfter: money,
  at: instant,
  /** The game of a round it belongs to. */
  gameNames: z.nullable(localized),
})
export type AccountEntry = z.output<typeof accountEntry>

export const accountRecord = route({
  method: 'GET',
  path: '/wps/member/account-record',
  access: 'member',
  summary:
    'Every movement of the member’s wallet between two business days, newest first, with what came in and went out.',
  query: z.strictObject({
    from: businessDay,
    to: businessDay,
    group: z.optional(z.enum(entryGroups)),
    cursor: z.optional(cursor),
  }),
  answer: z.strictObject({
    list: z.array(accountEntry),
    nextCursor: z.nullable(cursor),
    /** Of the whole range; present on the first page only. */
    totals: z.nullable(z.strictObject({ in: money, out: money })),
  }),
  refusals: [],
})
