import { writeAmount } from '@sanuk/money/amount'
import { brandOrigin } from '#platform/brand-origin'
import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Activities } from '../../rewards/activities/index.ts'
import type { Consent } from '../../site/content/index.ts'
import type { Messages } from '../../site/messages/index.ts'
import type { Pictures } from '../../site/pictures/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import type { Wallet } from '../wallet/index.ts'
import { beginMethods, type Cashier, createCashier, type DepositRecord } from './index.ts'
import { cashierOfficeRoutes } from './office-routes.ts'
import { paymentsOfficeRoutes } from './payments-office-routes.ts'
import { cashierRoutes } from './routes.ts'
import { cashierSettingsRoutes } from './settings-routes.ts'

/** Fifteen digits that belong to nobody: a brand that takes real money has a biller id of its own bank. */
const DEMO_BILLER = '000000000000099'

type Below = {
  readonly activities: Pick<Activities, 'bringGift'>
  readonly messages: Pick<Messages, 'tell'>
  readonly pictures: Pictures
  readonly protection: Pick<Protection, 'admit'>
  readonly system: Pick<System, 'describe'>
  readonly turnover: Pick<Turnover, 'demandForDeposit'>
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Site = {
  readonly cashier: Cashier
  readonly consent: Pick<Consent, 'demand'>
  readonly system: Pick<System, 'registry'>
}

type Office = {
  readonly cashier: Cashier
  readonly approvals: Approvals
  readonly members: Pick<Members, 'findByUsername' | 'findMany'>
  readonly operators: Pick<Operators, 'names'>
  readonly pictures: Pick<Pictures, 'closedBytes'>
}

const letterOf = ({ id, reference, amount, currency }: DepositRecord) => ({
  key: 'deposit_credited' as const,
  reference: id,
  facts: { amount: writeAmount(amount), currency, reference },
})

export const cashierRoom = defineRoom({
  name: 'cashier',
  build: (
    { activities, messages, pictures, protection, system, turnover, wallet }: Below,
    { database, clock, log, live, afterAnswer, bank, gateway = null, siteOrigin },
  ) =>
    createCashier({
      database,
      clock,
      log,
      afterAnswer,
      bank,
      gateway,
      pictures,
      admit: protection.admit.deposit,
      accountOf: wallet.accountOf,
      billerId: DEMO_BILLER,
      originOf: async (brand) => brandOrigin(await system.describe(brand), siteOrigin),
      demandTurnover: async (transaction, deposited) =>
        turnover.demandForDeposit(transaction, deposited, await activities.bringGift(transaction, deposited)),
      announce: async (deposit) => {
        // Open pages hear of it at once; the letter is for those who come later.
        await live.publish(deposit.member, { kind: 'deposit', id: deposit.id, state: 'credited' })
        await live.publishWallet(deposit.member)
        await messages.tell(deposit.member, letterOf(deposit))
      },
      announceEnd: (member, id, state) => live.publish(member, { kind: 'deposit', id, state }),
    }),
  site: (serve, { cashier, consent, system }: Site, { bank }) => {
    cashierRoutes(serve, {
      cashier,
      bank: bank?.code ?? '',
      payeeName: 'Sanuk Demo',
      demoBank: bank?.address ?? null,
      homeBrand: system.registry.home,
      demandAgreed: consent.demand,
    })
  },
  office: (serve, { cashier, approvals, members, operators, pictures }: Office, { clock }) => {
    const needs = {
      cashier,
      clock,
      approvals,
      operatorNames: operators.names,
      findByUsername: members.findByUsername,
      findMany: members.findMany,
      closedBytes: pictures.closedBytes,
    }
    cashierOfficeRoutes(serve, needs)
    paymentsOfficeRoutes(serve, needs)
    cashierSettingsRoutes(serve, needs)
  },
  jobs: ({ expireDeposits, gateways, sendBack }) => [
    { name: 'cashier-expire-deposits', every: '* * * * *', work: expireDeposits },
    { name: 'cashier-ask-gateway', every: '* * * * *', work: gateways.askAgain },
    { name: 'cashier-send-back', every: '* * * * *', work: sendBack.askAgain },
  ],
  proposals: ({ byHand, desk, changing, rules }) => ({
    'cashier.credit': byHand.carryOutSeen,
    'cashier.match': byHand.carryOutHeld,
    'cashier.account': desk.carryOut,
    'cashier.method': changing.carryOut,
    'cashier.rules': rules.carryOut,
  }),
  beginBrand: ({ database }) => beginMethods(database),
})
