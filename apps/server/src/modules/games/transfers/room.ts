import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Seats } from '../seats/index.ts'
import type { Vendors } from '../vendors/index.ts'
import { createTransfers, type Transfers } from './index.ts'
import { transfersOfficeRoutes } from './office-routes.ts'
import { transfersRoutes } from './routes.ts'

type Below = {
  readonly protection: Protection
  readonly seats: Seats
  readonly vendors: Vendors
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Beside = {
  readonly transfers: Transfers
  readonly members: Pick<Members, 'find' | 'findByUsername' | 'findMany'>
}

export const transfersRoom = defineRoom({
  name: 'transfers',
  build: (
    { protection, seats, vendors, wallet }: Below,
    { database, clock, log, live, askWallet, transferReached = async () => undefined },
  ) =>
    createTransfers({
      database,
      clock,
      log,
      askWallet,
      vendors,
      seats,
      protection,
      accountOf: wallet.accountOf,
      announce: async ({ member, id, state }, balance) => {
        await live.publish(member, { kind: 'transfer', id, state })
        if (balance !== null) await live.publishWallet(member)
      },
      reached: transferReached,
    }),
  site: (serve, { transfers, members }: Beside) => {
    transfersRoutes(serve, { transfers, findMember: members.find })
  },
  office: (serve, { transfers, members }: Beside, { clock }) => {
    transfersOfficeRoutes(serve, {
      transfers,
      clock,
      findByUsername: members.findByUsername,
      findMany: members.findMany,
    })
  },
  jobs: ({ askAgain }) => [{ name: 'transfers-ask-again', every: '* * * * *', work: askAgain }],
})
