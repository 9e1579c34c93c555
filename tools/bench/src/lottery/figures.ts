import { createLog } from '@sanuk/host/log'
import pg from 'pg'
import { lotteryNamed } from '../../../../apps/server/src/modules/lottery/lottery/games.ts'
import { createSettleIssue } from '../../../../apps/server/src/modules/lottery/lottery/settle-issue.ts'
import { createIssueStore } from '../../../../apps/server/src/modules/lottery/lottery/store/issues.ts'
import { createPlanStore } from '../../../../apps/server/src/modules/lottery/lottery/store/plans.ts'
import { acrossBrands } from '../../../../apps/server/src/platform/brand-scope.ts'
import { openDatabase } from '../../../../apps/server/src/platform/database.ts'
import { type Figure, short, takeFigure } from '../figure.ts'
import { seedDemo } from '../login/crowd.ts'
import { acceptFigures } from './accept.ts'
import { fillIssue, plainUpdate } from './tickets.ts'
import { unitCount } from './units.ts'

/** Tickets of the settled issue; `SANUK_LOTTERY_TICKETS` measures another number of them. */
const TICKETS = Number(process.env.SANUK_LOTTERY_TICKETS ?? 1_000_000)

/** How long it takes to count the units of a pad, to take bets, and to settle an issue of a million tickets. */
export async function* lotteryFigures(urls: { owner: string; server: string }): AsyncGenerator<Figure> {
  const owner = new pg.Client({ connectionString: urls.owner })
  await owner.connect()
  await seedDemo(urls.owner)
  yield await takeFigure(unitCount, 5)
  const { id, game, number } = await fillIssue(owner, urls.owner, { tickets: TICKETS })
  const reference = await plainUpdate(owner, TICKETS)
  const databases = openDatabase(urls.server, createLog('silent'))
  const { database } = databases
  const issues = createIssueStore(database)
  const never = (): never => {
    throw new Error('nobody of the measurement set limits')
  }
  const settle = createSettleIssue({
    database,
    issues,
    plans: createPlanStore(database),
    clock: () => new Date(),
    announce: async () => undefined,
    protection: { holdAmong: async () => [], note: never, timeZoneOf: never },
  })
  try {
    const lottery = lotteryNamed(game)
    const issue = await acrossBrands(() => issues.named(game, number))
    if (!lottery || !issue || issue.id !== id) throw new Error('the issue is not what was filled')
    const since = performance.now()
    await acrossBrands(() => settle(lottery, issue))
    const took = performance.now() - since
    yield {
      name: 'lottery.settle',
      value: short(took / 1000),
      runs: 1,
      unit: `s to settle an issue of ${TICKETS.toLocaleString('en')} tickets, of which one in ten wins`,
      reference: 'one plain UPDATE … FROM of as many rounds, s',
      referenceValue: short(reference / 1000),
      ratio: short(took / reference),
    }
    yield* acceptFigures(owner, urls, database)
  } finally {
    await databases.close()
    await owner.end()
  }
}
