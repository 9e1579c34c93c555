import type { FreezeKind } from '@sanuk/contracts/freezes'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import { acrossBranches } from '#platform/brand-scope'
import type { DemandNotFrozen } from '#platform/capabilities/freezes'
import type { FindMember } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { FreezeStore } from './store.ts'

const CODES = {
  betting: 'betting_frozen',
  sign_in: 'sign_in_frozen',
  withdrawals: 'withdrawals_frozen',
} as const satisfies Record<FreezeKind, RefusalCode>

type Needs = { readonly store: FreezeStore; readonly clock: Clock; readonly findMember: FindMember }

/** Keeps people from what an agent froze. */
export function createDemandNotFrozen({ store, clock, findMember }: Needs): DemandNotFrozen {
  return async (member, kind, on) => {
    const freeze = (await store.inForce([member], clock(), on)).find((one) => one.kind === kind)
    if (!freeze) return
    const agent = await acrossBranches(() => findMember(freeze.agent))
    const values = { agent: agent?.username ?? '', reason: freeze.reason }
    throw new Refusal(CODES[kind], { wordValues: () => values })
  }
}
