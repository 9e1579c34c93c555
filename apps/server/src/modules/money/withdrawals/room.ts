import { writeAmount } from '@sanuk/money/amount'
import { defineRoom } from '#platform/room'
import type { Documents } from '../../accounts/documents/index.ts'
import type { Identity } from '../../accounts/identity/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import type { Frozen } from '../../agents/freezes/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Messages } from '../../site/messages/index.ts'
import type { Pictures } from '../../site/pictures/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import type { Cashier } from '../cashier/index.ts'
import type { Payees } from '../payees/index.ts'
import type { Wallet } from '../wallet/index.ts'
import { closedAccountRoutes } from './closed-office-routes.ts'
import { createWithdrawals, type WithdrawalRecord, type Withdrawals } from './index.ts'
import { withdrawalsOfficeRoutes } from './office-routes.ts'
import { withdrawalsRoutes } from './routes.ts'
import { withdrawalTermsRoutes } from './terms-office-routes.ts'

type Below = {
  readonly documents: Pick<Documents, 'demandVerified'>
  readonly frozen: Pick<Frozen, 'demandNotFrozen'>
  readonly identity: Pick<Identity, 'paymentPasswords'>
  readonly messages: Pick<Messages, 'tell'>
  readonly payees: Payees
  readonly system: Pick<System, 'reckoningOf'>
  readonly turnover: Pick<Turnover, 'owed'>
  readonly wallet: Pick<Wallet, 'accountOf' | 'balanceOf'>
}

type Site = {
  readonly withdrawals: Withdrawals
  readonly members: Pick<Members, 'find'>
  readonly wallet: Pick<Wallet, 'balanceOf'>
}

type Office = {
  readonly withdrawals: Withdrawals
  readonly approvals: Approvals
  readonly cashier: Pick<Cashier, 'totalOf'>
  readonly members: Pick<Members, 'find' | 'findByUsername' | 'findMany'>
  readonly operators: Pick<Operators, 'names'>
  readonly payees: Payees
  readonly pictures: Pictures
  readonly turnover: Pick<Turnover, 'owed'>
  readonly wallet: Pick<Wallet, 'balanceOf'>
}

/** Only how it ended is worth a letter. */
const letterOf = ({ id, state, reference, amount, currency }: WithdrawalRecord) =>
  state === 'paid' || state === 'rejected'
    ? {
        key: `withdrawal_${state}` as const,
        reference: id,
        facts: { amount: writeAmount(amount), currency, reference },
      }
    : null

export const withdrawalsRoom = defineRoom({
  name: 'withdrawals',
  build: (
    { documents, frozen, identity, messages, payees, system, turnover, wallet }: Below,
    { database, clock, log, live, afterAnswer, bank },
  ) =>
    createWithdrawals({
      database,
      clock,
      log,
      afterAnswer,
      bank,
      payees,
      demandPayment: identity.paymentPasswords.demand,
      demandVerified: documents.demandVerified,
      demandNotFrozen: frozen.demandNotFrozen,
      owed: turnover.owed,
      reckoningOf: system.reckoningOf,
      accountOf: wallet.accountOf,
      balanceOf: wallet.balanceOf,
      announce: async (withdrawal, balance) => {
        const { member, id, state } = withdrawal
        await live.publish(member, { kind: 'withdrawal', id, state })
        if (balance !== null) await live.publishWallet(member)
        const letter = letterOf(withdrawal)
        if (letter) await messages.tell(member, letter)
      },
    }),
  site: (serve, { withdrawals, members, wallet }: Site, { bank }) => {
    withdrawalsRoutes(serve, {
      withdrawals,
      findMember: members.find,
      balanceOf: wallet.balanceOf,
      bank: bank?.code ?? '',
    })
  },
  office: (serve, { withdrawals, approvals, members, payees, wallet, ...house }: Office, { clock }) => {
    withdrawalTermsRoutes(serve, { withdrawals, approvals })
    withdrawalsOfficeRoutes(serve, {
      withdrawals,
      payees,
      approvals,
      clock,
      owed: house.turnover.owed,
      pictures: house.pictures,
      operatorNames: house.operators.names,
      findByUsername: members.findByUsername,
      findMany: members.findMany,
      balanceOf: wallet.balanceOf,
      depositedBy: house.cashier.totalOf,
    })
    closedAccountRoutes(serve, {
      withdrawals,
      payees,
      findMember: members.find,
      balanceOf: wallet.balanceOf,
    })
  },
  jobs: ({ askAgain, runOut }) => [
    { name: 'withdrawals-ask-again', every: '* * * * *', work: askAgain },
    { name: 'withdrawals-run-out', every: '* * * * *', work: runOut },
  ],
  proposals: ({ carryOut, payoutDesk, terms }) => ({
    'withdrawals.approve': carryOut,
    'withdrawals.resolve': payoutDesk.carryOut,
    'withdrawals.terms': terms.carryOut,
  }),
})
