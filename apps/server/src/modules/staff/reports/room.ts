import { defineRoom } from '#platform/room'
import type { Documents } from '../../accounts/documents/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import type { Catalogue } from '../../games/catalogue/index.ts'
import type { Seamless } from '../../games/seamless/index.ts'
import type { Wagers } from '../../games/wagers/index.ts'
import type { Books } from '../../money/books/index.ts'
import type { Cashier } from '../../money/cashier/index.ts'
import type { Withdrawals } from '../../money/withdrawals/index.ts'
import type { Activities } from '../../rewards/activities/index.ts'
import type { FreeRounds } from '../../rewards/free-rounds/index.ts'
import type { Points } from '../../rewards/points/index.ts'
import type { Feedback } from '../../site/feedback/index.ts'
import type { Approvals } from '../approvals/index.ts'
import type { Risk } from '../risk/index.ts'
import { reportsOfficeRoutes } from './office-routes.ts'

type Office = {
  readonly activities: Pick<Activities, 'queue'>
  readonly approvals: Pick<Approvals, 'queueOf'>
  readonly books: Pick<Books, 'lastLook' | 'latestBroken' | 'trialBalance' | 'flowsByDay'>
  readonly cashier: Pick<Cashier, 'queue' | 'creditedByDay'>
  readonly catalogue: Pick<Catalogue, 'named'>
  readonly documents: Pick<Documents, 'queue'>
  readonly feedback: Pick<Feedback, 'queue'>
  readonly freeRounds: Pick<FreeRounds, 'freeByDay'>
  readonly members: Pick<Members, 'joinedByDay'>
  readonly points: Pick<Points, 'queue'>
  readonly risk: Pick<Risk, 'queue'>
  readonly seamless: Pick<Seamless, 'flow'>
  readonly wagers: Pick<Wagers, 'figures' | 'unsettledSince' | 'overdueByVendor'>
  readonly withdrawals: Pick<Withdrawals, 'queue'>
}

/** Keeps nothing of its own: it reads what the other rooms and the ledger have. */
export const reportsRoom = defineRoom({
  name: 'reports',
  build: () => ({}),
  office: (serve, { books, cashier, wagers, ...house }: Office, { clock }) => {
    reportsOfficeRoutes(serve, {
      clock,
      trialBalance: books.trialBalance,
      flowsByDay: ({ id, currency }, days) => books.flowsByDay({ brand: id, currency, days }),
      lastLook: books.lastLook,
      latestBroken: books.latestBroken,
      queues: {
        withdrawals: house.withdrawals.queue,
        deposits: cashier.queue,
        approvals: (brand, caller) => house.approvals.queueOf(caller, brand),
        documents: house.documents.queue,
        risk: house.risk.queue,
        activities: house.activities.queue,
        points: house.points.queue,
        feedback: house.feedback.queue,
      },
      figures: wagers.figures,
      unsettledSince: wagers.unsettledSince,
      overdueByVendor: wagers.overdueByVendor,
      creditedByDay: cashier.creditedByDay,
      joinedByDay: house.members.joinedByDay,
      freeByDay: house.freeRounds.freeByDay,
      gamesNamed: house.catalogue.named,
      alarmedVendors: house.seamless.flow.alarmed,
    })
  },
})
