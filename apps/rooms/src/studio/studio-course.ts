import { randomUUID } from 'node:crypto'
import { isFromShoe, toldDeal } from '../games/told-deal.ts'
import type { OpenSeries } from '../series/series.ts'
import { seriesView } from '../series/series-view.ts'
import { later, type Standing, withDeal } from '../tables/standing.ts'
import type { Course } from '../tables/table.ts'
import { endCoup, type StepNeeds } from '../tables/table-steps.ts'
import { openCoup } from './open-coup.ts'
import { restoreStudio } from './restore-studio.ts'
import { SILENT_MS, type StudioFeed, studioViewOf, VOID_MS } from './studio-feed.ts'
import type { StudioCoup } from './studio-state.ts'
import type { StudioStore } from './studio-store.ts'

/** How often it is looked whether a studio fell silent, and for the last answers of the platform. */
const LOOK_MS = 2_000
const ANSWERS_LOOK_MS = 100
/** How long the last bets are waited for after the close. */
const LAST_ANSWERS_MS = 3_000

export type StudioCourseNeeds = {
  readonly feed: StudioFeed
  readonly store: StudioStore
  /** Makes a coup void, with its stakes given back and its table told. To be called exclusively. */
  readonly voidCoup: (coup: string, reason: string) => Promise<void>
}

type Between = Extract<Standing, { phase: 'between' }>
type Taking = Extract<Standing, { phase: 'betting' | 'closed' }>
type Dealing = Extract<Standing, { phase: 'dealing' }>

/** A table at which people deal: what they told is carried out, and nothing else is. */
export function studioCourse(needs: StudioCourseNeeds): Course {
  const { feed } = needs
  return {
    step: async (table, at) => {
      if (!feed.isLoaded) throw new Error(`the studio's state of ${table.plan.title.code} has to be loaded anew`)
      publishView(table, feed)
      switch (at.phase) {
        case 'between':
          return between(needs, table, at)
        case 'betting':
        case 'closed':
          return taking(needs, table, at)
        case 'dealing':
          return dealing(needs, table, at)
        case 'deciding':
          throw new Error('nobody decides at a table of a studio')
      }
    },
    restore: (table) => restoreStudio(needs, table),
  }
}

function publishView({ topic, clock }: StepNeeds, feed: StudioFeed): void {
  const studio = studioViewOf(feed, clock())
  if (JSON.stringify(studio) !== JSON.stringify(topic.state().studio)) topic.publish({ kind: 'studio', studio })
}

async function between(needs: StudioCourseNeeds, table: StepNeeds, at: Between): Promise<Standing> {
  const { feed } = needs
  const { shoe, coup } = feed.state
  if (coup && coup.id === feed.opened) feed.state = { ...feed.state, coup: null }
  const pending = feed.state.coup
  const { series } = at
  const isOther = shoe !== null && shoe.series !== series?.id && shoe.name !== series?.shoe
  if (isOther) return beginSeries(needs, table, { before: series, id: shoe.series })
  const isFull = series !== null && !isFromShoe(table.plan.game) && series.coups >= series.dealt.length
  if (isFull || (pending && !series)) return beginSeries(needs, table, { before: series, id: randomUUID() })
  const until = later(table.clock(), LOOK_MS)
  return pending && series ? open(needs, table, { series, pending }) : { ...at, until }
}

type Next = { readonly before: OpenSeries | null; readonly id: string }

async function beginSeries({ feed }: StudioCourseNeeds, table: StepNeeds, { before, id }: Next): Promise<Standing> {
  const { plan, topic, clock } = table
  if (before) await table.series.end(before.id)
  const told = { table_code: plan.title.code, studio: feed.studio, shoe: feed.state.shoe?.name ?? null }
  const series = await table.series.beginTold({ id, ...told })
  feed.out = []
  topic.publish({ kind: 'shuffling', series: seriesView(series) })
  return { phase: 'between', series, until: clock() }
}

type Pending = { readonly series: OpenSeries; readonly pending: StudioCoup }

/** Opens the coup that the studio has opened. One whose time was over before that is not dealt here. */
async function open(needs: StudioCourseNeeds, table: StepNeeds, { series, pending }: Pending): Promise<Standing> {
  const { feed, store } = needs
  const { plan, topic, clock } = table
  const now = clock()
  const closesAt = new Date(pending.until)
  feed.opened = pending.id
  if (closesAt <= now) return { phase: 'between', series, until: now }
  const number = series.coups + 1
  const row = { id: pending.id, number, table_code: plan.title.code, series: series.id }
  const told = { reference: pending.reference, dealer: feed.state.dealer?.name ?? null }
  await store.addCoup({ ...row, opens_at: now, closes_at: closesAt }, told)
  const start = isFromShoe(plan.game) ? feed.out.length : number - 1
  topic.publish({
    kind: 'opened',
    coup: { id: pending.id, number, opensAt: now.toISOString(), closesAt: closesAt.toISOString() },
    burn: null,
    dealt: start,
  })
  const coup = openCoup({ id: pending.id, opensAt: now, closesAt }, number, start)
  return { phase: 'betting', series, coup, until: now }
}

async function taking(needs: StudioCourseNeeds, table: StepNeeds, at: Taking): Promise<Standing> {
  const { feed } = needs
  const { topic, coups, clock } = table
  const now = clock()
  const told = toldOf(feed, at)
  const closedAt = told.closedAt === null ? at.coup.closesAt : earlier(new Date(told.closedAt), at.coup.closesAt)
  const silentAt = later(feed.heardAt, SILENT_MS)
  if (at.phase === 'betting' && silentAt <= earlier(now, closedAt)) {
    return voided(needs, table, { ...at, reason: 'the studio fell silent while bets were taken' })
  }
  if (now < closedAt) return { ...at, until: at.phase === 'betting' ? earlier(closedAt, silentAt) : closedAt }
  if (at.phase === 'betting') topic.publish({ kind: 'closed' })
  const closed: Standing = { ...at, phase: 'closed', until: later(now, ANSWERS_LOOK_MS) }
  if (at.coup.bets.isWaiting() && now < later(closedAt, LAST_ANSWERS_MS)) return closed
  await coups.deal(at.coup.id, [], now)
  topic.publish({ kind: 'dealing' })
  return { phase: 'dealing', series: at.series, coup: at.coup, shown: 0, dealtAt: now, until: now }
}

async function dealing(needs: StudioCourseNeeds, table: StepNeeds, at: Dealing): Promise<Standing> {
  const { feed, store } = needs
  const { plan, topic, coups, clock } = table
  const told = toldOf(feed, at)
  const now = clock()
  const turn = told.told[at.shown]
  if (turn) {
    await coups.writeTurns(at.coup.id, told.told)
    const shown = at.shown + 1
    const { start } = at.coup.deal
    topic.publish({ kind: 'shown', turn, dealt: isFromShoe(plan.game) ? start + shown : start + 1 })
    return { ...at, shown, until: now }
  }
  if (!told.isOver) {
    const until = later(new Date(told.heardAt), VOID_MS)
    if (now >= until) return voided(needs, table, { ...at, reason: 'the studio did not end the coup in time' })
    return { ...at, until: earlier(until, later(now, LOOK_MS)) }
  }
  const deal = toldDeal(plan.game, at.coup.deal, told.told)
  if (!deal) throw new Error(`coup ${at.coup.id} ended with no outcome of its game`)
  if (told.video !== null) await store.setVideo(at.coup.id, told.video)
  const ended = await endCoup(table, { ...at, coup: withDeal(at.coup, deal) })
  if (isFromShoe(plan.game)) feed.out = [...feed.out, ...told.told.map(({ face }) => face)]
  feed.state = { ...feed.state, coup: null }
  return ended
}

/** What the studio told of the coup on the table. */
function toldOf({ state }: StudioFeed, { coup }: Taking | Dealing): StudioCoup {
  if (state.coup?.id !== coup.id) throw new Error(`coup ${coup.id} is not the one that the studio deals`)
  return state.coup
}

async function voided(
  { feed, voidCoup }: StudioCourseNeeds,
  { plan, clock }: StepNeeds,
  { series, coup, reason }: (Taking | Dealing) & { readonly reason: string },
): Promise<Standing> {
  await voidCoup(coup.id, reason)
  if (isFromShoe(plan.game)) feed.out = [...feed.out, ...(feed.state.coup?.told ?? []).map(({ face }) => face)]
  feed.state = { ...feed.state, coup: null }
  return { phase: 'between', series: { ...series, coups: coup.deal.number }, until: clock() }
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)
