import { createLog } from '@sanuk/host/log'
import { createGiveBack } from '../../src/modules/lottery/lottery/cancellations/give-back.ts'
import { createSettleAnew } from '../../src/modules/lottery/lottery/corrections/settle-anew.ts'
import { createCancellationStore } from '../../src/modules/lottery/lottery/store/cancellations.ts'
import { createCorrectionStore } from '../../src/modules/lottery/lottery/store/corrections.ts'
import { createIssueStore } from '../../src/modules/lottery/lottery/store/issues.ts'
import { acrossBrands } from '../../src/platform/brand-scope.ts'
import { openDatabase } from '../../src/platform/database.ts'
import type { TestHouse } from '../house.fixture.ts'

/** A process of its own that settles chunk by chunk, as far as a test lets it. */
export function openWorker(house: TestHouse) {
  const log = createLog('silent')
  const databases = openDatabase(house.clones.serverUrl, log)
  const { database } = databases
  const announce = async () => {}
  const issues = createIssueStore(database)
  const corrections = createCorrectionStore(database)
  const cancellations = createCancellationStore(database)
  const settleAnew = createSettleAnew({ database, announce, log, issues, corrections })
  // Nobody of whose tickets it is has set limits.
  const protection = { holdAmong: async () => [], timeZoneOf: async () => 'Asia/Bangkok', note: async () => {} }
  const giveBack = createGiveBack({ database, announce, log, protection, cancellations })
  return {
    /** Settles so many tickets of the correction under way, and dies. */
    correctSome: (limit: number) =>
      acrossBrands(async () => {
        const [correction] = await corrections.underWay()
        const [issue] = correction ? await issues.byIds([correction.issue]) : []
        if (!correction || !issue) throw new Error('no correction is under way')
        return settleAnew.settleSome(correction, issue, limit)
      }),
    giveBackSome: (limit: number) =>
      acrossBrands(async () => {
        const [cancellation] = await cancellations.underWay()
        if (!cancellation) throw new Error('no cancellation is under way')
        return giveBack.giveSome(cancellation, limit)
      }),
    follow: () =>
      acrossBrands(async () => {
        await settleAnew.follow()
        await giveBack.follow()
      }),
    close: () => databases.close(),
  }
}
