import type { Ground } from './house-ground.ts'
import type { moneyNews } from './house-news.ts'
import type { buildPeople } from './house-people.ts'
import { createCashier } from './modules/cashier/index.ts'
import { createPayees } from './modules/payees/index.ts'
import type { Turnover } from './modules/turnover/index.ts'
import { createWithdrawals } from './modules/withdrawals/index.ts'

/** Fifteen digits that belong to nobody: a brand that takes real money has a biller id of its own bank. */
const DEMO_BILLER = '000000000000099'

/** The rooms by which members' money comes and leaves. */
export function buildMoneyDoors(
  { databases, clock, log, bank, ...ground }: Ground,
  people: ReturnType<typeof buildPeople>,
  { news, turnover }: { readonly news: ReturnType<typeof moneyNews>; readonly turnover: Turnover },
) {
  const { database } = databases
  const { members, wallet, identity, afterAnswer } = people
  const cashier = createCashier({
    ...{ database, clock, accountOf: wallet.accountOf, billerId: DEMO_BILLER },
    demandTurnover: turnover.demandForDeposit,
    ...{ announce: news.credited, announceExpiry: news.expired },
  })
  const demandPayment = identity.paymentPasswords.demand
  const payees = createPayees({
    ...{ database, clock, demandPayment, toldName: members.toldPayeeName },
    installationSecret: ground.installationSecret,
  })
  const withdrawals = createWithdrawals({
    ...{ database, clock, log, bank, payees, demandPayment, afterAnswer, owed: turnover.owed },
    ...{ accountOf: wallet.accountOf, announce: news.withdrawal },
  })
  return { cashier, payees, withdrawals }
}
