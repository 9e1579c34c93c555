import type { TableSettings } from '@sanuk/contracts/live-tables'
import { atMostEvery } from '@sanuk/vendor-server/sockets/at-most-every'
import { type OpenTopic, openTopic } from '@sanuk/vendor-server/sockets/topics'
import { applyNews, STOPPED } from '../apply-news.ts'
import type { BoxStore } from '../boxes/box-store.ts'
import { createTableBoxes, type TableBoxes } from '../boxes/table-boxes.ts'
import { isOpenAt } from '../operators/opening-hours.ts'
import { NO_SETTINGS, type SettingsStore } from '../operators/settings-store.ts'
import type { TableNews, TableState } from '../protocol.ts'
import type { OpenReal } from '../sessions/sessions.ts'
import { type OneByOne, oneByOne } from './one-by-one.ts'
import { ownLimits } from './own-limits.ts'
import { type Restored, restoreTable } from './restore-table.ts'
import { rangeAt } from './stake-range.ts'
import { later, type OpenCoup, type Standing } from './standing.ts'
import type { TablePlan } from './table-plans.ts'
import { type TableLimits, tableLimits } from './table-rules.ts'
import { type StepNeeds, stepOf } from './table-steps.ts'

/** How often a closed table looks whether it is open. */
const CLOSED_LOOK_MS = 2_000

/** However many bet, who bets on what is told at most so often. */
const CROWD_MS = 500

export type Table = {
  readonly plan: TablePlan
  readonly topic: OpenTopic<TableState, TableNews>
  /** Who sits at its boxes, where it has some. */
  readonly boxes: TableBoxes | null
  /** The coup of that id, if it takes bets at that instant. */
  readonly takes: (coup: string, at: Date) => OpenCoup | null
  /** The coup of that id, if that step of it is open at that instant. */
  readonly asks: (coup: string, step: number, at: Date) => OpenCoup | null
  /** The coup on the table, whatever its phase. */
  readonly coup: () => OpenCoup | null
  /** What operators decided about it, as it was known last. */
  readonly settings: () => TableSettings
  /** What may be bet in a session. */
  readonly limits: (session: Pick<OpenReal, 'game' | 'currency' | 'limits' | 'limitClass'>) => TableLimits
  /** Does something while no step of the table is done. */
  readonly exclusively: OneByOne
  /** Does something exclusively, and then all steps that follow from it. */
  readonly carryOn: OneByOne
  /** Takes over what operators decided. */
  readonly readSettings: () => Promise<void>
  /** The coup is void in the database: the table goes on without it. To be called exclusively. */
  readonly voided: (coup: string) => void
  /** Tells who is here and bets on what, which has changed. */
  readonly publishAudience: () => void
  /** Goes on from where the database says that the table stands. */
  readonly load: () => Promise<void>
  /** Does all that is due, and answers when something is due again. */
  readonly advance: () => Promise<Date>
  /** Nobody deals here any more. */
  readonly stop: () => void
}

type TableNeeds = Omit<StepNeeds, 'topic' | 'boxes'> & {
  readonly settings: Pick<SettingsStore, 'find'>
  readonly boxStore: BoxStore
  /** How it goes from one coup to the next, where that is not by the server's clock alone. */
  readonly course?: Course
}

/** What is done when a step is due, and where a table stands by the database. */
export type Course = {
  readonly step: (needs: StepNeeds, at: Standing) => Promise<Standing>
  readonly restore: (needs: Omit<StepNeeds, 'topic' | 'boxes'>) => Promise<Restored>
}

const BY_CLOCK: Course = { step: stepOf, restore: restoreTable }

/** A table: one coup after the other by the server's clock. All that was promised to players stands in the database. */
export function createTable(needs: TableNeeds): Table {
  const { plan, clock, course = BY_CLOCK } = needs
  const topic = topicOf(plan, clock)
  const exclusively = oneByOne()
  const boxes = boxesAt(needs, topic)
  let settings = NO_SETTINGS
  let standing: Standing = { phase: 'between', series: null, until: clock() }
  const readSettings = async () => {
    settings = await needs.settings.find(plan.title.code)
  }
  const step = async (): Promise<Standing> => {
    if (standing.phase !== 'between') return course.step({ ...needs, topic, boxes }, standing)
    await readSettings()
    if (isOpenAt(settings, clock())) return course.step({ ...needs, topic, boxes }, standing)
    if (topic.state().phase !== 'stopped') topic.publish({ kind: 'stopped' })
    return { ...standing, until: later(clock(), CLOSED_LOOK_MS) }
  }
  const advance = async (): Promise<Date> => {
    while (standing.until <= clock()) standing = await step()
    return standing.until
  }
  return {
    plan,
    topic,
    boxes,
    exclusively,
    carryOn: (work) =>
      exclusively(async () => {
        const done = await work()
        standing = { ...standing, until: clock() }
        await advance()
        return done
      }),
    readSettings,
    settings: () => settings,
    limits: (session) => tableLimits(plan, rangeAt(plan, session), ownLimits(settings, session)),
    takes: (id, at) => {
      if (standing.phase !== 'betting') return null
      const { coup } = standing
      return coup.id === id && at < coup.closesAt ? coup : null
    },
    asks: (id, step, at) => {
      if (standing.phase !== 'deciding' || standing.coup.id !== id) return null
      const open = standing.coup.decisions.openStep()
      return open?.step === step && at < open.until ? standing.coup : null
    },
    coup: () => (standing.phase === 'between' ? null : standing.coup),
    voided: (id) => {
      if (standing.phase === 'between' || standing.coup.id !== id) return
      const { series, coup } = standing
      topic.publish({ kind: 'void' })
      const until = later(clock(), plan.pace.result)
      standing = { phase: 'between', series: { ...series, coups: coup.deal.number }, until }
    },
    publishAudience: atMostEvery(CROWD_MS, () => {
      const spots = standing.phase === 'between' ? [] : standing.coup.bets.crowd(plan.game)
      topic.publish({ kind: 'crowd', crowd: { players: topic.followers(), spots } })
    }),
    load: () =>
      exclusively(async () => {
        await readSettings()
        const { standing: restored, state } = await course.restore(needs)
        standing = restored
        await boxes?.load()
        const held = boxes && { boxes: boxes.view() }
        topic.restart({ ...state, ...held, crowd: { ...state.crowd, players: topic.followers() } })
      }),
    advance: () => exclusively(advance),
    stop: () => {
      standing = { phase: 'between', series: null, until: clock() }
      topic.restart(STOPPED)
    },
  }
}

function boxesAt(
  { plan, pages, boxStore }: Pick<TableNeeds, 'plan' | 'pages' | 'boxStore'>,
  topic: OpenTopic<TableState, TableNews>,
): TableBoxes | null {
  if (!plan.game.boxes) return null
  return createTableBoxes({
    plan,
    store: boxStore,
    pages,
    publish: (boxes) => topic.publish({ kind: 'boxes', boxes }),
  })
}

function topicOf({ title: { code } }: TablePlan, clock: () => Date): OpenTopic<TableState, TableNews> {
  return openTopic({
    begin: STOPPED,
    apply: applyNews,
    snapshot: (at, state) => ({ kind: 'table', table: code, at, now: clock().getTime(), state }),
    change: (at, news) => ({ kind: 'news', table: code, at, news }),
  })
}
