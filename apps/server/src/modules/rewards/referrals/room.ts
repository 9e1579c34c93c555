import { ZERO } from '@sanuk/money/amount'
import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Cashier } from '../../money/cashier/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import { createReferrals, type Referrals, type ReferralsNeeds } from './index.ts'
import { referralsOfficeRoutes } from './office-routes.ts'
import { referralsRoutes } from './routes.ts'

type Below = {
  readonly cashier: Pick<Cashier, 'depositedBy'>
  readonly members: Members
  readonly system: Pick<System, 'reckoningOf'>
  readonly turnover: Pick<Turnover, 'demandForBonus' | 'playedInAll'>
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Site = {
  readonly referrals: Referrals
  readonly members: Pick<Members, 'find' | 'findMany'>
  readonly protection: Pick<Protection, 'demandMayPlay'>
}

type Office = {
  readonly referrals: Referrals
  readonly approvals: Approvals
  readonly members: Pick<Members, 'findMany'>
}

/** What invited members have deposited, played and proved so far. */
const doneBy =
  ({ cashier, turnover, members }: Below): ReferralsNeeds['doneBy'] =>
  async (ids) => {
    const [deposited, played, proved] = await Promise.all([
      cashier.depositedBy(ids),
      turnover.playedInAll(ids),
      members.provedOf(ids),
    ])
    return new Map(
      ids.map((id) => [
        id,
        {
          deposited: deposited.get(id) ?? ZERO,
          played: played.get(id) ?? ZERO,
          proved: proved.has(id),
        },
      ]),
    )
  }

export const referralsRoom = defineRoom({
  name: 'referrals',
  build: (below: Below, { database, clock, live }) => {
    const { members, system, turnover, wallet } = below
    return createReferrals({
      database,
      clock,
      turnover,
      findMember: members.find,
      findMembers: members.findMany,
      invitedAfter: members.invitedAfter,
      besideInviter: members.besideInviter,
      invitationOf: members.invitationOf,
      doneBy: doneBy(below),
      accountOf: wallet.accountOf,
      reckoningOf: system.reckoningOf,
      announce: live.publishWallet,
      tell: (member) => live.publish(member, { kind: 'friends' }),
    })
  },
  site: (serve, { referrals, members, protection }: Site, { clock }) => {
    referralsRoutes(serve, {
      referrals,
      clock,
      findMember: members.find,
      findMembers: members.findMany,
      demandMayPlay: protection.demandMayPlay,
    })
  },
  office: (serve, { referrals, approvals, members }: Office) => {
    referralsOfficeRoutes(serve, { referrals, approvals, findMembers: members.findMany })
  },
  jobs: ({ decideFriends, closeDays }) => [
    { name: 'referrals-decide-friends', every: '* * * * *', work: decideFriends },
    { name: 'referrals-close-days', every: '* * * * *', work: closeDays },
  ],
  followers: ({ noteFriends }) => [{ name: 'friends', follow: noteFriends }],
  proposals: ({ carryOut }) => ({ 'referrals.plan': carryOut }),
})
