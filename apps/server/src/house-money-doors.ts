import type { Ground } from './house-ground.ts'
import { letterNews } from './house-letters.ts'
import type { moneyNews } from './house-news.ts'
import type { buildPeople } from './house-people.ts'
import type { buildSaid } from './house-said.ts'
import { createActivities } from './modules/activities/index.ts'
import { type Cashier, createCashier } from './modules/cashier/index.ts'
import { createPayees } from './modules/payees/index.ts'
import type { Protection } from './modules/protection/index.ts'
import type { Turnover } from './modules/turnover/index.ts'
import { createWithdrawals } from './modules/withdrawals/index.ts'
import { brandOrigin } from './platform/brand-origin.ts'

/** Fifteen digits that belong to nobody: a brand that takes real money has a biller id of its own bank. */
const DEMO_BILLER = '000000000000099'

type Below = {
  readonly news: ReturnType<typeof moneyNews>
  readonly turnover: Turnover
  readonly protection: Protection
  readonly said: Pick<ReturnType<typeof buildSaid>, 'pictures' | 'documents'>
}

/** The rooms by which members' money comes and leaves. */
export function buildMoneyDoors(
  { databases, clock, log, bank, ...ground }: Ground,
  people: ReturnType<typeof buildPeople>,
  { news, turnover, said, protection }: Below,
) {
  const { database } = databases
  const { members, wallet, identity, afterAnswer } = people
  const letters = letterNews(people.messages)
  const activities = createActivities({
    ...{ database, clock, budgets: people.guard.budgets, pictures: said.pictures, findMember: members.find },
    ...{ accountOf: wallet.accountOf, reckoningOf: people.system.reckoningOf, demandForBonus: turnover.demandForBonus },
    // Rewards and rebates want to be played, too, and are in nobody's way.
    owesBonus: async (member, on) =>
      (await turnover.owed(member, on)).some(
        ({ reason, source }) => reason === 'bonus' && source.startsWith('deposit:'),
      ),
    hasDeposited: async (member) => (await cashier.depositedBy([member])).has(member),
    depositedSince: (member, since) => cashier.creditedTo(member, since),
    depositedBefore: async ({ member, amount }, on) =>
      ((await cashier.depositedBy([member], on)).get(member) ?? amount) > amount,
    ...{ announce: news.balance, tell: news.activity },
  })
  const cashier: Cashier = createCashier({
    admit: protection.admit.deposit,
    ...{ database, clock, log, afterAnswer, accountOf: wallet.accountOf, billerId: DEMO_BILLER },
    bank,
    gateway: ground.gateway ?? null,
    pictures: said.pictures,
    originOf: async (brand) => brandOrigin(await people.system.describe(brand), ground.siteOrigin),
    demandTurnover: async (transaction, deposited) =>
      turnover.demandForDeposit(transaction, deposited, await activities.bringGift(transaction, deposited)),
    announce: both(news.credited, letters.credited),
    announceEnd: news.depositEnded,
  })
  const demandPayment = identity.paymentPasswords.demand
  const payees = createPayees({
    ...{ database, clock, demandPayment, toldName: members.toldPayeeName },
    installationSecret: ground.installationSecret,
  })
  const withdrawals = createWithdrawals({
    ...{ database, clock, log, bank, payees, demandPayment, afterAnswer, owed: turnover.owed },
    demandVerified: said.documents.demandVerified,
    reckoningOf: people.system.reckoningOf,
    balanceOf: wallet.balanceOf,
    ...{ accountOf: wallet.accountOf, announce: both(news.withdrawal, letters.withdrawal) },
  })
  return { activities, cashier, payees, withdrawals }
}

/** Pages that are open hear of it at once; the letter is for those who come later. */
const both =
  <A extends readonly [object, ...unknown[]]>(
    tellPages: (...news: A) => Promise<void>,
    write: (of: A[0]) => Promise<void>,
  ) =>
  async (...news: A): Promise<void> => {
    await tellPages(...news)
    await write(news[0])
  }
