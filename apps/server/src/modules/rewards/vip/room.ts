import { writeAmount } from '@sanuk/money/amount'
import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Cashier } from '../../money/cashier/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Messages } from '../../site/messages/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import { createVip, type NewReward, type Vip } from './index.ts'
import { vipOfficeRoutes } from './office-routes.ts'
import { vipRoutes } from './routes.ts'

type Below = {
  readonly cashier: Pick<Cashier, 'depositedBy' | 'creditedAfter'>
  readonly members: Pick<Members, 'find' | 'findMany' | 'setRank'>
  readonly messages: Pick<Messages, 'tell'>
  readonly system: Pick<System, 'reckoningOf'>
  readonly turnover: Turnover
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Site = {
  readonly vip: Vip
  readonly cashier: Pick<Cashier, 'depositedBy'>
  readonly members: Pick<Members, 'find'>
  readonly protection: Pick<Protection, 'demandMayPlay'>
  readonly turnover: Turnover
}

type Office = { readonly vip: Vip; readonly approvals: Approvals }

const letterOf = ({ kind, level, month, amount }: NewReward, currency: string) => ({
  key: 'reward_waiting' as const,
  reference: `${kind} ${level} ${month ?? ''}`,
  facts: { amount: writeAmount(amount), currency, level: String(level) },
})

export const vipRoom = defineRoom({
  name: 'vip',
  build: ({ cashier, members, messages, system, turnover, wallet }: Below, { database, clock, live }) =>
    createVip({
      database,
      clock,
      turnover,
      depositedBy: cashier.depositedBy,
      creditedAfter: cashier.creditedAfter,
      findMember: members.find,
      findMembers: members.findMany,
      setRank: members.setRank,
      accountOf: wallet.accountOf,
      reckoningOf: system.reckoningOf,
      tellReward: ({ id, currency }, reward) => messages.tell(id, letterOf(reward, currency)),
      announce: live.publishWallet,
    }),
  site: (serve, { vip, cashier, members, protection, turnover }: Site, { clock }) => {
    vipRoutes(serve, {
      vip,
      clock,
      turnover,
      findMember: members.find,
      depositedBy: cashier.depositedBy,
      demandMayPlay: protection.demandMayPlay,
    })
  },
  office: (serve, { vip, approvals }: Office, { clock }) => vipOfficeRoutes(serve, { vip, approvals, clock }),
  jobs: ({ reviewMonths }) => [{ name: 'vip-review-months', every: '7 * * * *', work: reviewMonths }],
  followers: ({ follow }) => [{ name: 'vip', follow }],
  proposals: ({ carryOut }) => ({ 'vip.plan': carryOut }),
})
