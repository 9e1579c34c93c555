import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Catalogue } from '../../games/catalogue/index.ts'
import type { Vendors } from '../../games/vendors/index.ts'
import type { Wagers } from '../../games/wagers/index.ts'
import type { Lottery } from '../../lottery/lottery/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Team } from '../team/index.ts'
import { createRecords, type Records } from './index.ts'
import { recordsRoutes } from './routes.ts'

type Below = {
  readonly catalogue: Pick<Catalogue, 'named' | 'shelfOf'>
  readonly lottery: Pick<Lottery, 'describeTickets' | 'issuesNumbered'>
  readonly members: Pick<Members, 'findMany'>
  readonly system: Pick<System, 'reckoningOf'>
  readonly team: Pick<Team, 'overview'>
  readonly vendors: Pick<Vendors, 'all'>
  readonly wagers: Pick<Wagers, 'describeRounds' | 'idsOfReference' | 'roundsNamed'>
  readonly wallet: Pick<Wallet, 'entryNumbers'>
}

export const recordsRoom = defineRoom({
  name: 'records',
  build: ({ catalogue, lottery, members, system, team, vendors, wagers, wallet }: Below, { database, clock }) =>
    createRecords({
      database,
      clock,
      reckoningOf: system.reckoningOf,
      findMembers: members.findMany,
      describeTickets: lottery.describeTickets,
      issuesNumbered: lottery.issuesNumbered,
      idsOfReference: wagers.idsOfReference,
      teamPlay: team.overview,
      vendorsOf: async (brand) => {
        const offered = new Set((await catalogue.shelfOf(brand)).games.map(({ vendor }) => vendor))
        return vendors.all().flatMap(({ code, name }) => (offered.has(code) ? [{ code, name }] : []))
      },
      entryNumbers: wallet.entryNumbers,
      roundsNamed: async (ids) => {
        const named = await wagers.roundsNamed(ids)
        const rounds = await wagers.describeRounds(
          named.map(({ round }) => round),
          catalogue.named,
        )
        return named.flatMap(({ round: { member, vendor, startedAt }, valid }, at) => {
          const round = rounds[at]
          return round ? [{ round, member, vendor, valid, at: startedAt }] : []
        })
      },
    }),
  site: (serve, { records }: { readonly records: Records }) => recordsRoutes(serve, { records }),
  jobs: ({ noteOpen }) => [{ name: 'records-open-rounds', every: '* * * * *', work: noteOpen }],
})
