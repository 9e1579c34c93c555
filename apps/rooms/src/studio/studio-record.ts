import type { NumberedStudioEvent } from '@sanuk/contracts/studio-events'
import type { CoupStore } from '../coups/coup-store.ts'
import type { CoupRow } from '../coups/coup-table.ts'
import type { RecordedBet } from '../games/table-game.ts'
import type { SeriesRow } from '../series/series-table.ts'
import type { TablePlan } from '../tables/table-plans.ts'
import type { StudioStore } from './studio-store.ts'

type Needs = {
  readonly store: Pick<StudioStore, 'ofSeries' | 'eventsOf'>
  readonly coups: Pick<CoupStore, 'endedOf' | 'revisedOf'>
}

/**
 * The record of a series that was dealt in a studio: nothing of it was drawn by us, so that it shows what was told and what
 * followed from that. It can be had as soon as a coup is over. Of coups with bets every event is told.
 */
export const recordStudio =
  ({ store, coups }: Needs) =>
  async (series: SeriesRow, { game }: Pick<TablePlan, 'game'>, bets: readonly RecordedBet[]): Promise<object> => {
    const told = new Map((await store.ofSeries(series.id)).map((one) => [one.coup, one]))
    const over = [...(await coups.endedOf(series.id)), ...(await coups.revisedOf(series.id))]
    const unique = [...new Map(over.map((coup) => [coup.id, coup])).values()]
    const isBetOn = new Set(bets.map(({ number }) => number))
    const shown = unique.toSorted((one, other) => one.number - other.number)
    return {
      format: 'sanuk-studio-1',
      series: series.id,
      studio: series.studio,
      table: series.table_code,
      game: game.code,
      variant: game.variant,
      shoe: series.shoe,
      coups: await Promise.all(
        shown.map(async (coup) => ({
          ...outcomeOf(coup),
          coup: told.get(coup.id)?.reference ?? null,
          dealer: told.get(coup.id)?.dealer ?? null,
          video: told.get(coup.id)?.video ?? null,
          ...(isBetOn.has(coup.number) && {
            events: (await store.eventsOf(coup.id)).map(({ content, fault, received_at }) => ({
              ...eventOf(content),
              fault,
              receivedAt: received_at.toISOString(),
            })),
          }),
        })),
      ),
      bets,
    }
  }

/** What counts now. Of a coup that is void nothing does. */
const outcomeOf = ({ number, state, version, turns, result }: CoupRow) => ({
  number,
  isVoid: state === 'void',
  isCorrected: state === 'ended' && version > 1,
  turns: turns ?? [],
  faces: result?.faces ?? null,
})

const eventOf = ({ table: _, ...event }: NumberedStudioEvent) => event
