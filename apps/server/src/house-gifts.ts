import { ZERO } from '@sanuk/money/amount'
import type { Ground } from './house-ground.ts'
import { letterNews } from './house-letters.ts'
import { moneyNews } from './house-news.ts'
import type { buildPeople } from './house-people.ts'
import type { Cashier } from './modules/cashier/index.ts'
import { createMissions } from './modules/missions/index.ts'
import type { Pictures } from './modules/pictures/index.ts'
import { createPoints } from './modules/points/index.ts'
import { createRaffle } from './modules/raffle/index.ts'
import { createRebates } from './modules/rebates/index.ts'
import { createReferrals } from './modules/referrals/index.ts'
import type { Turnover } from './modules/turnover/index.ts'
import { createUpline } from './modules/upline/index.ts'
import { createVip } from './modules/vip/index.ts'
import type { Wagers } from './modules/wagers/index.ts'

type Below = {
  readonly people: ReturnType<typeof buildPeople>
  readonly pictures: Pictures
  readonly wagers: Wagers
  readonly turnover: Turnover
  readonly cashier: Cashier
}

/** The rooms that give members something for what they play. */
export function buildGifts({ databases, live, clock }: Ground, { people, wagers, turnover, ...below }: Below) {
  const { members, wallet, system, identity } = people
  const news = moneyNews(live)
  const common = {
    ...{ database: databases.database, clock, accountOf: wallet.accountOf, announce: news.balance },
    ...{ findMember: members.find, findMembers: members.findMany, reckoningOf: system.reckoningOf },
    brandNamed: system.describe,
  }
  const letters = letterNews(people.messages)
  const raffle = createRaffle({ ...common, wagers, tellWon: letters.prize })
  const vip = createVip({
    ...{ ...common, turnover, setRank: members.setRank, tellReward: letters.reward },
    ...{ depositedBy: below.cashier.depositedBy, creditedAfter: below.cashier.creditedAfter },
  })
  const points = createPoints({
    ...{ ...common, turnover, tellPoints: news.points, findPictures: below.pictures.find },
    demandPaymentPassword: identity.paymentPasswords.demand,
  })
  const rebates = createRebates({ ...common, turnover })
  const missions = createMissions({
    ...{ ...common, turnover, tellPoints: news.points, grantPoints: points.grant },
    ...{ creditedAfter: below.cashier.creditedAfter, signedInAfter: identity.signedInAfter },
  })
  const referrals = createReferrals({
    ...{ ...common, turnover, tell: news.friends },
    ...{ invitedAfter: members.invitedAfter, besideInviter: members.besideInviter },
    invitationOf: members.invitationOf,
    doneBy: async (ids) => {
      const [deposited, played, proved] = await Promise.all([
        below.cashier.depositedBy(ids),
        turnover.playedInAll(ids),
        members.provedOf(ids),
      ])
      const of = (id: string) => ({
        deposited: deposited.get(id) ?? ZERO,
        played: played.get(id) ?? ZERO,
        proved: proved.has(id),
      })
      return new Map(ids.map((id) => [id, of(id)]))
    },
  })
  const upline = createUpline({
    ...{ ...common, turnover, demandPaymentPassword: identity.paymentPasswords.demand },
    hasPaymentPassword: identity.paymentPasswords.exists,
  })
  return { upline, referrals, raffle, vip, points, rebates, missions }
}
