import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { createSettingStore, Window } from './store/settings.ts'

/** So many are shown: the planned ones, what is under way, and what lately was. */
const SHOWN = 30

type Needs = { readonly clock: Clock; readonly store: ReturnType<typeof createSettingStore> }

/** When the site is closed for work, as operators plan it. */
export function createMaintenancePlan({ clock, store }: Needs) {
  const demandOrder = ({ startsAt, endsAt }: Window): void => {
    if (endsAt === null || endsAt > startsAt) return
    throw new Refusal('invalid_request', { fields: [{ field: 'endsAt', word: 'field.ends_before' }] })
  }
  const stateOf = (startsAt: Date, endsAt: Date | null) => {
    const now = clock()
    if (startsAt > now) return 'planned' as const
    return endsAt === null || endsAt > now ? ('under_way' as const) : ('over' as const)
  }
  return {
    list: async (brand: string) =>
      (await store.windows(brand, SHOWN)).map(({ id, starts_at, ends_at, note }) => ({
        id,
        startsAt: starts_at,
        endsAt: ends_at,
        note,
        state: stateOf(starts_at, ends_at),
      })),
    plan: async (brand: string, wish: Window): Promise<{ id: string }> => {
      demandOrder(wish)
      const id = randomUUID()
      await store.addWindow({ ...wish, id, brand })
      return { id }
    },
    change: async (brand: string, id: string, wish: Window): Promise<void> => {
      demandOrder(wish)
      if (!(await store.changeWindow(brand, id, wish))) throw new Refusal('not_found')
    },
    /** Refuses with `already_begun`. */
    remove: async (brand: string, id: string): Promise<void> => {
      if (!(await store.removeWindow(brand, id, clock()))) throw new Refusal('already_begun')
    },
  }
}
