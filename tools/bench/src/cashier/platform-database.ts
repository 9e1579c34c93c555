import { createLog } from '@sanuk/host/log'
import { createRebates } from '../../../../apps/server/src/modules/rewards/rebates/index.ts'
import { acrossBrands } from '../../../../apps/server/src/platform/brand-scope.ts'
import { openDatabase } from '../../../../apps/server/src/platform/database.ts'

/** The rebate's room on a database, as far as closing a day needs others. */
export function openPlatformDatabase(serverUrl: string) {
  const databases = openDatabase(serverUrl, createLog('silent'))
  const never = (): never => {
    throw new Error('closing a day pays nobody')
  }
  const rebates = createRebates({
    database: databases.database,
    clock: () => new Date(),
    accountOf: never,
    announce: never,
    findMember: never,
    findMembers: never,
    turnover: { changedDays: async () => [], playedOn: never, demandForBonus: never },
    brandNamed: async () => ({ timeZone: 'Asia/Bangkok', currency: 'THB', modules: new Set() }),
  })
  return { closeDays: () => acrossBrands(rebates.closeDays), close: () => databases.close() }
}
