import { WITHDRAWALS_EXTENDED_DAYS } from '@sanuk/contracts/freezes'
import { acrossBranches } from '#platform/brand-scope'
import type { FreezesOf, ShownFreeze } from '#platform/capabilities/freezes'
import type { FindMember } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { createFreezesOfClosed } from './closing.ts'
import { createDemandNotFrozen } from './demand-not-frozen.ts'
import { createFreeze, liftedLetter } from './freeze.ts'
import type { FreezesNeeds } from './needs.ts'
import { createFreezeStore, type FreezeRecord } from './store.ts'

export type { FreezeRecord }

export type Frozen = ReturnType<typeof createFrozen>
export type Freezes = ReturnType<typeof createFreezes>

const DAY_MS = 24 * 60 * 60 * 1000

type Lower = { readonly database: Database; readonly clock: Clock; readonly findMember: FindMember }

/** What whoever lets people in, bet or withdraw asks. */
export function createFrozen({ database, ...needs }: Lower) {
  const store = createFreezeStore(database)
  return { store, demandNotFrozen: createDemandNotFrozen({ ...needs, store }) }
}

type Decided = { readonly operator: string; readonly reason: string }

/** What agents keep people right below from, and what operators make of it. */
export function createFreezes(needs: FreezesNeeds) {
  const { clock, store } = needs
  const namesOf = (freezes: readonly FreezeRecord[]) =>
    acrossBranches(() =>
      needs.findMembers(freezes.flatMap(({ agent, liftedByAgent }) => [agent, liftedByAgent ?? []].flat())),
    )
  const of: FreezesOf = async (members) => {
    const freezes = await store.inForce(members, clock())
    const names = await namesOf(freezes)
    const shown = freezes.map((freeze) => ({ member: freeze.member, freeze: shownFreeze(freeze, names) }))
    return new Map(
      [...Map.groupBy(shown, ({ member }) => member)].map(([member, own]) => [member, own.map(({ freeze }) => freeze)]),
    )
  }
  return {
    ...createFreeze(needs),
    ofClosed: createFreezesOfClosed(needs),
    /** What holds now. */
    of,
    namesOf,
    /** All of a member, ended ones too, the newest first. */
    ofMember: store.ofMember,
    /** Refuses with `not_found` one of another brand, and with `changed_meanwhile` one that does not hold. */
    liftByOperator: async (brand: string, id: string, by: Decided): Promise<void> => {
      const freeze = await demandFreeze(brand, id)
      if (!(await store.lift(id, by, clock()))) throw new Refusal('changed_meanwhile')
      await needs.tell(freeze.member, liftedLetter(freeze))
    },
    /** Lets a freeze of withdrawals go on for days from now. Refuses likewise. */
    extend: async (brand: string, id: string, { days, ...by }: Decided & { readonly days: number }): Promise<void> => {
      const freeze = await demandFreeze(brand, id)
      const until = new Date(clock().getTime() + Math.min(days, WITHDRAWALS_EXTENDED_DAYS) * DAY_MS)
      if (freeze.kind !== 'withdrawals') throw new Refusal('not_found')
      if (!(await store.extend(id, { ...by, until }, clock()))) throw new Refusal('changed_meanwhile')
    },
  }

  async function demandFreeze(brand: string, id: string): Promise<FreezeRecord> {
    const freeze = await store.find(id)
    if (freeze?.brand !== brand) throw new Refusal('not_found')
    return freeze
  }
}

type Names = ReadonlyMap<string, { readonly username: string }>

function shownFreeze({ kind, agent, reason, frozenAt, endsAt, extendedBy }: FreezeRecord, names: Names): ShownFreeze {
  return {
    kind,
    agent: names.get(agent)?.username ?? '',
    reason,
    since: frozenAt.toISOString(),
    until: endsAt?.toISOString() ?? null,
    extended: extendedBy !== null,
  }
}
