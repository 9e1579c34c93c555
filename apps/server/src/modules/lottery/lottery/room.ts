import { acrossBrands } from '#platform/brand-scope'
import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Catalogue } from '../../games/catalogue/index.ts'
import type { Vendors } from '../../games/vendors/index.ts'
import type { Wagers } from '../../games/wagers/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Consent } from '../../site/content/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import { lotteryFeedRoutes } from './feed-routes.ts'
import { createLottery, LOTTERY_GAMES, type Lottery } from './index.ts'
import { lotteryOfficeRoutes } from './office/routes.ts'
import { lotteryRoutes } from './routes.ts'
import { lotteryGames } from './titles/list.ts'

type Below = {
  readonly catalogue: Pick<Catalogue, 'one' | 'takeOwn'>
  readonly protection: Pick<Protection, 'admit' | 'hold' | 'holdAmong' | 'note' | 'timeZoneOf' | 'tell'>
  readonly system: Pick<System, 'currencyOf'>
  readonly vendors: Pick<Vendors, 'enterHouse'>
  readonly wagers: Pick<Wagers, 'lockRound' | 'recordMovement'>
  readonly wallet: Pick<Wallet, 'accountOf' | 'balanceOf'>
}

type Site = {
  readonly lottery: Lottery
  readonly catalogue: Pick<Catalogue, 'one' | 'named' | 'noteOpened' | 'own' | 'shelfOf'>
  readonly consent: Pick<Consent, 'demand'>
  readonly members: Pick<Members, 'find'>
  readonly protection: Pick<Protection, 'demandMayBet'>
  readonly system: Pick<System, 'describe' | 'registry'>
  readonly wagers: Pick<Wagers, 'playedLately'>
}

type Office = {
  readonly lottery: Lottery
  readonly approvals: Approvals
  readonly catalogue: Pick<Catalogue, 'one' | 'named'>
  readonly members: Pick<Members, 'findMany'>
  readonly operators: Pick<Operators, 'names'>
  readonly system: Pick<System, 'registry'>
}

export const lotteryRoom = defineRoom({
  name: 'lottery',
  build: ({ catalogue, protection, system, vendors, wagers, wallet }: Below, { database, clock, log, live }) => ({
    ...createLottery({
      database,
      clock,
      log,
      protection,
      wagers,
      oneGame: catalogue.one,
      accountOf: wallet.accountOf,
      balanceOf: wallet.balanceOf,
      announce: live.publishWallet,
      currencyOf: system.currencyOf,
    }),
    /** Lists the lotteries under vendors that are the platform itself. */
    list: async (): Promise<void> => {
      const playable = new Set(LOTTERY_GAMES.map(({ code }) => code))
      for (const [code, { name, games }] of lotteryGames(playable)) {
        await vendors.enterHouse({ code, name })
        await catalogue.takeOwn(code, games)
      }
    },
  }),
  open: ({ list }) => list(),
  site: (serve, { lottery, catalogue, consent, members, protection, system, wagers }: Site, { resultFeeds = [] }) => {
    lotteryRoutes(serve, {
      lottery,
      oneGame: catalogue.one,
      gamesOf: async (brand) => (await catalogue.shelfOf(brand)).games,
      gamesNamed: catalogue.named,
      noteOpened: catalogue.noteOpened,
      gamesOpened: catalogue.own.opened,
      playedLately: wagers.playedLately,
      findMember: members.find,
      demandMayBet: protection.demandMayBet,
      demandAgreed: consent.demand,
    })
    lotteryFeedRoutes(serve, {
      lottery,
      feeds: new Set(resultFeeds.map(({ code }) => code)),
      isDemo: async () => {
        const home = await system.registry.home()
        return home !== null && (await acrossBrands(() => system.describe(home))).demo
      },
    })
  },
  office: (serve, { lottery, approvals, catalogue, members, operators, system }: Office) => {
    lotteryOfficeRoutes(serve, {
      lottery,
      approvals,
      operatorNames: operators.names,
      findMembers: members.findMany,
      oneGame: catalogue.one,
      gamesNamed: catalogue.named,
      homeBrand: system.registry.home,
      brandNames: async () => new Map((await system.registry.list()).map(({ id, name }) => [id, name])),
    })
  },
  proposals: ({ correct, cancelIssue, numbers, terms }) => ({
    'lottery.correction': correct.carryOut,
    'lottery.cancellation': cancelIssue,
    'lottery.numbers': numbers.carryOutRule,
    'lottery.terms': terms.carryOut,
  }),
  followers: ({ follow, followChanges, reports }) => [
    { name: 'lottery', follow: follow.draw },
    { name: 'lottery-settle', follow: follow.settle },
    { name: 'lottery-changes', follow: followChanges },
    { name: 'lottery-sums', follow: reports.follow },
  ],
})
