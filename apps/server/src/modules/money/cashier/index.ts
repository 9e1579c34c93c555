import type { Log } from '@sanuk/host/log'
import { balancesOfKind } from '@sanuk/ledger/accounts'
import { amount, writeAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { AfterAnswer } from '#platform/after-answer'
import type { HashPixels, KeepClosedPicture } from '#platform/capabilities/stored-pictures'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import { queryable } from '#platform/database'
import { joinQueues, type Queue } from '#platform/queue'
import type { Vendor } from '#platform/vendors'
import { createByHand } from './by-hand.ts'
import { createCashierRules, createChangeMethod } from './change-method.ts'
import { createCreditDeposit, type Parts } from './credit-deposit.ts'
import { createDepositAnswers } from './deposit-answer.ts'
import { createGateway } from './gateway.ts'
import { holdFound } from './hold-found.ts'
import { createMethodsDesk } from './methods-desk.ts'
import { type ReceiveNeeds, receivePayment } from './receive-payment.ts'
import { isUsable, leftOfDay, type RequestNeeds, requestDeposit } from './request-deposit.ts'
import { createSendBack } from './send-back.ts'
import { createSlips } from './slips.ts'
import { createAmountStore } from './store/amounts.ts'
import { createAtBank } from './store/at-bank.ts'
import { createDeposited } from './store/deposited.ts'
import { createDepositStore } from './store/deposits.ts'
import { createExpected } from './store/expected.ts'
import { createMethodStore } from './store/methods.ts'
import { createPaymentStore } from './store/payments.ts'
import { createSlipStore } from './store/slips.ts'
import { createTill } from './till.ts'
import { AMOUNT_KEPT_MS } from './transfer-amount.ts'

export { beginMethods } from './begin-methods.ts'
export { createDeposited, type Deposited } from './store/deposited.ts'
export type { DepositRecord, Method, PaymentRecord, ReceivingAccount } from './store/rows.ts'

type Needs = Pick<Parts, 'clock' | 'demandTurnover'> &
  Pick<ReceiveNeeds, 'database' | 'announce'> & {
    readonly log: Log
    readonly afterAnswer: AfterAnswer
    readonly accountOf: AccountOf
    readonly pictures: { readonly keepClosed: KeepClosedPicture; readonly hashPixels: HashPixels }
    /** Refuses what would pass a member's own limit. */
    readonly admit: RequestNeeds['admit']
    /** Tells the member's open pages that nothing is to be paid any more. */
    readonly announceEnd: (member: string, deposit: string, state: 'expired' | 'failed') => Promise<void>
    /** Who is paid in a demo, fifteen digits. */
    readonly billerId: string
    /** Who reports transfers and codes that were paid, and the gateway, where there are any. */
    readonly bank: Vendor | null
    readonly gateway: Vendor | null
    /** Where a brand's site is: a gateway leads its members back there. */
    readonly originOf: (brand: string) => Promise<string>
  }

export type Cashier = ReturnType<typeof createCashier>

type Note = {
  readonly brand: string
  readonly deposit?: string
  readonly payment?: string
  readonly at: Date
  readonly operator: string
  readonly note: string
}

/** Money in: ways to pay, and the word of banks and gateways that it was paid. */
export function createCashier(needs: Needs) {
  const { database, clock, bank, gateway } = needs
  const bankCode = bank?.code ?? 'BANK'
  const stores = {
    deposits: createDepositStore(database),
    payments: createPaymentStore(database),
    methods: createMethodStore(database),
    slips: createSlipStore(database),
  }
  const { deposits, payments, methods, slips } = stores
  const parts = { ...needs, ...stores, till: createTill(needs) }
  const crediting = createCreditDeposit(parts)
  const receive = receivePayment({ ...parts, crediting })
  const deposited = createDeposited(database)
  const asking: RequestNeeds = {
    ...parts,
    amounts: createAmountStore(),
    hasGateway: gateway !== null,
    paidSince: deposited.paidSince,
  }
  const gateways = createGateway({ ...parts, receive, vendor: gateway })
  const request = requestDeposit(asking)
  const providers = [bank, gateway].filter((one) => one !== null)
  return {
    /** Answers what to pay by; a gateway's page is asked for behind what is stored, and again until it is there. */
    requestDeposit: async (...asked: Parameters<typeof request>) => gateways.opened(await request(...asked)),
    receivePayment: receive,
    gateways,
    byHand: createByHand({ ...parts, crediting, bank: bankCode }),
    holdFound: holdFound({ ...parts, bank: bankCode }),
    sendBack: createSendBack({ ...parts, providers }),
    proofs: createSlips(parts),
    desk: createMethodsDesk(parts),
    changing: createChangeMethod({ database, methods, hasGateway: gateway !== null }),
    rules: createCashierRules({ methods }),
    hasGateway: gateway !== null,
    ...deposited,
    /** What counts towards a member's own limit of deposits. */
    paidSince: (member: string, since: Date) => deposited.paidSince(member, since, { now: clock() }),
    answers: createDepositAnswers(stores),
    isUsable: (...of: Parameters<typeof isUsable> extends [unknown, ...infer Rest] ? Rest : never) =>
      isUsable(asking, ...of),
    leftOfDay: (
      method: Parameters<typeof leftOfDay>[1],
      of: { member: string; brand: Parameters<typeof isUsable>[2] },
    ) => leftOfDay(parts, method, { ...of, on: database }),
    deposits,
    payments,
    methods,
    slips,
    ...createExpected(database),
    /** Slips and held payments that wait for operators. */
    queue: async (brand: string): Promise<Queue> => joinQueues(await slips.queue(brand), await payments.queue(brand)),
    /** What payments and books say of the brand's accounts at the bank. */
    atBank: createAtBank({ provider: bankCode }),
    accountsOf: methods.accountsOf,
    note: ({ note, ...entry }: Note) => slips.write(database, { ...entry, what: 'note', note }),
    claimPayment: async (id: string, operator: string | null): Promise<void> => {
      await payments.change(database, id, { claimed_by: operator })
    },
    /** What lies with the bank by the books, signed, by the ids of the brand's accounts. */
    balancesAt: async (brand: string, currency: CurrencyCode): Promise<Map<string, string>> => {
      const balances = await balancesOfKind(queryable(database), { brand, kind: 'bank', currency })
      const accounts = await methods.accountsOf(brand)
      const ownerOf = { bank: (id: string) => id, biller: () => bankCode } as const
      // The books count what came out of the bank's account into wallets: with the bank lies the opposite.
      const signed = (value: bigint) => (value > 0n ? `-${writeAmount(amount(value))}` : writeAmount(amount(-value)))
      return new Map(accounts.map(({ id, kind }) => [id, signed(balances.get(ownerOf[kind](id)) ?? 0n)]))
    },
    find: deposits.find,
    list: deposits.list,
    cancel: async (member: string, id: string): Promise<void> => {
      const deposit = await deposits.find(member, id)
      if (deposit) await deposits.end(id, 'cancelled')
    },
    expireDeposits: async (): Promise<void> => {
      const now = clock()
      for (const { id, member } of await deposits.expire(now)) await needs.announceEnd(member, id, 'expired')
      await deposits.freeAmounts(new Date(now.getTime() - AMOUNT_KEPT_MS))
    },
  }
}
