import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Books } from '../../money/books/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Launch } from '../launch/index.ts'
import type { Seamless } from '../seamless/index.ts'
import { createWagers, type Wagers } from './index.ts'
import { wagersOfficeRoutes } from './office-routes.ts'
import { wagersRoutes } from './routes.ts'

type Below = { readonly books: Pick<Books, 'changesOf'>; readonly system: Pick<System, 'timeZoneOf'> }

type Site = {
  readonly wagers: Wagers
  readonly catalogue: Pick<Catalogue, 'named'>
  readonly members: Pick<Members, 'findByUsername' | 'findMany'>
  readonly launch: Pick<Launch, 'replayOf'>
}

type Office = Site & { readonly books: Pick<Books, 'accountNames'>; readonly seamless: Pick<Seamless, 'callsOf'> }

export const wagersRoom = defineRoom({
  name: 'wagers',
  build: ({ books, system }: Below, { database, clock, log }) =>
    createWagers({
      database,
      clock,
      log,
      changesOf: books.changesOf,
      timeZoneOf: system.timeZoneOf,
    }),
  site: (serve, { wagers, catalogue, members, launch }: Site) => {
    wagersRoutes(serve, {
      wagers,
      gamesNamed: catalogue.named,
      findMembers: members.findMany,
      replayOf: launch.replayOf,
    })
  },
  office: (serve, { wagers, books, catalogue, members, launch, seamless }: Office) => {
    wagersOfficeRoutes(serve, {
      wagers,
      accountNames: books.accountNames,
      gamesNamed: catalogue.named,
      findByUsername: members.findByUsername,
      findMany: members.findMany,
      replayOf: launch.replayOf,
      callsOf: seamless.callsOf,
    })
  },
  jobs: ({ closeOverdue, sumDays }) => [
    { name: 'wagers-close-overdue', every: '*/15 * * * *', work: closeOverdue },
    { name: 'wagers-sum-days', every: '*/10 * * * *', work: sumDays },
  ],
})
