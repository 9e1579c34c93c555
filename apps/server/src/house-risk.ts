import type { Ground } from './house-ground.ts'
import type { buildMoneyDoors } from './house-money-doors.ts'
import type { buildPeople } from './house-people.ts'
import { createRisk } from './modules/risk/index.ts'
import type { Turnover } from './modules/turnover/index.ts'

type Below = {
  readonly people: ReturnType<typeof buildPeople>
  readonly doors: ReturnType<typeof buildMoneyDoors>
  readonly turnover: Turnover
}

/** The room of members that staff should look at. */
export function buildRisk({ databases, clock }: Ground, { people, doors, turnover }: Below) {
  const { system, members, identity } = people
  return createRisk({
    database: databases.database,
    clock,
    brands: system.list,
    reckoningOf: system.reckoningOf,
    sharedAddresses: members.sharedAddresses,
    findMembers: members.findMany,
    sharedDevices: identity.sharedDevices,
    sharedAccounts: doors.payees.sharedAccounts,
    sharedNames: doors.payees.sharedNames,
    tookGift: doors.activities.givenSince,
    depositedSince: doors.cashier.depositedSince,
    withdrawnSince: doors.withdrawals.askedByAllSince,
    playedSince: turnover.playedFrom,
  })
}
