import type { Ground } from './house-ground.ts'
import { letterNews } from './house-letters.ts'
import type { buildPeople } from './house-people.ts'
import type { Catalogue } from './modules/catalogue/index.ts'
import { createFreeRounds } from './modules/free-rounds/index.ts'
import type { Turnover } from './modules/turnover/index.ts'
import type { CallVendor, GameVendor } from './platform/vendors.ts'

type Below = {
  readonly callVendor: CallVendor
  readonly openVendor: (code: string) => GameVendor | null
  readonly catalogue: Catalogue
  readonly turnover: Turnover
}

/** The room of rounds that the house gives away. */
export function buildFreeRounds(
  { databases, clock, log }: Ground,
  { members, messages }: Pick<ReturnType<typeof buildPeople>, 'members' | 'messages'>,
  { callVendor, openVendor, catalogue, turnover }: Below,
) {
  return createFreeRounds({
    ...{ database: databases.database, clock, log, callVendor, openVendor },
    ...{ members, findMembers: members.findMany, gamesOffered: catalogue.withFreeRounds },
    ...{ demandForBonus: turnover.demandForBonus, tellGranted: letterNews(messages).freeRounds },
  })
}
