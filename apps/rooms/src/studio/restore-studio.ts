import { STOPPED } from '../apply-news.ts'
import type { CoupRow } from '../coups/coup-table.ts'
import { isFromShoe } from '../games/told-deal.ts'
import type { TableState } from '../protocol.ts'
import type { OpenSeries } from '../series/series.ts'
import { seriesView } from '../series/series-view.ts'
import type { OpenCoup, Standing } from '../tables/standing.ts'
import type { Course } from '../tables/table.ts'
import { openCoup } from './open-coup.ts'
import type { StudioCourseNeeds } from './studio-course.ts'
import { type StudioFeed, studioViewOf } from './studio-feed.ts'

type TableNeeds = Parameters<Course['restore']>[0]

/** Where a studio's table stands by the database: a coup in progress goes on from the events that were told of it. */
export async function restoreStudio(needs: StudioCourseNeeds, table: TableNeeds): ReturnType<Course['restore']> {
  const { feed, store, voidCoup } = needs
  const { plan, coups, clock } = table
  const { code } = plan.title
  const [{ last, state }, row] = [await store.load(code), await coups.open(code)]
  const isOwn = row !== undefined && row.id === state.coup?.id
  // A coup that was begun before the studio dealt here cannot be dealt on.
  if (row && !isOwn) await voidCoup(row.id, 'the table is dealt by a studio now')
  const series = await ownSeries(feed, table)
  const ended = series ? await coups.endedOf(series.id) : []
  const cards = isFromShoe(plan.game) ? ended.flatMap(({ turns }) => (turns ?? []).map(({ face }) => face)) : []
  const isKnown = state.coup !== null && (await coups.find(state.coup.id)) !== undefined
  const opened = isKnown ? (state.coup?.id ?? null) : null
  Object.assign(feed, { isLoaded: true, state, last, heardAt: clock(), out: cards, opened })
  const dealt = isFromShoe(plan.game) ? cards.length : ended.length
  const before: TableState = {
    ...STOPPED,
    phase: series ? 'result' : 'stopped',
    series: series && { ...seriesView(series), dealt },
    results: ended.flatMap(({ result }) => (result ? [{ faces: result.faces, roads: result.roads }] : [])),
    studio: studioViewOf(feed, clock()),
  }
  if (!isOwn || !series) return { standing: { phase: 'between', series, until: clock() }, state: before }
  const coup = openCoup({ id: row.id, opensAt: row.opens_at, closesAt: row.closes_at }, row.number, dealt)
  return onTable(table, row, { series, coup, before })
}

/** The series of this studio that the table is at; one that was drawn ends. */
async function ownSeries({ studio }: StudioFeed, { series, plan }: TableNeeds): Promise<OpenSeries | null> {
  const known = await series.dealing(plan.title.code)
  if (!known || known.studio === studio) return known
  await series.end(known.id)
  return null
}

type At = { readonly series: OpenSeries; readonly coup: OpenCoup; readonly before: TableState }

/** Bets lie as they did; what was told of the coup is shown again, all at once. */
async function onTable(
  { plan, bets, clock }: TableNeeds,
  { state, number, dealt_at }: CoupRow,
  { series, coup, before }: At,
): ReturnType<Course['restore']> {
  await bets.undoUnknown(coup.id)
  for (const { member, stakes } of await bets.ofCoup(coup.id)) coup.bets.restore(member, stakes)
  const until = clock()
  const standing: Standing =
    state === 'dealing'
      ? { phase: 'dealing', series, coup, shown: 0, dealtAt: dealt_at ?? until, until }
      : { phase: 'betting', series, coup, until }
  const times = { opensAt: coup.opensAt.toISOString(), closesAt: coup.closesAt.toISOString() }
  const shown = { id: coup.id, number, ...times, shown: [], result: null, isVoid: false }
  const crowd = { players: 0, spots: coup.bets.crowd(plan.game) }
  return { standing, state: { ...before, phase: standing.phase, coup: shown, crowd } }
}
