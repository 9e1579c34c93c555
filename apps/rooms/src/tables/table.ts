import { atMostEvery } from '@sanuk/vendor-server/sockets/at-most-every'
import { type OpenTopic, openTopic } from '@sanuk/vendor-server/sockets/topics'
import { applyNews, STOPPED } from '../apply-news.ts'
import type { TableNews, TableState } from '../protocol.ts'
import { restoreTable } from './restore-table.ts'
import type { OpenCoup, Standing } from './standing.ts'
import type { TablePlan } from './table-plans.ts'
import { type StepNeeds, stepOf } from './table-steps.ts'

/** However many bet, who bets on what is told at most so often. */
const CROWD_MS = 500

export type Table = {
  readonly plan: TablePlan
  readonly topic: OpenTopic<TableState, TableNews>
  /** The coup of that id, if it takes bets at that instant. */
  readonly takes: (coup: string, at: Date) => OpenCoup | null
  /** The coup of that id, if that step of it is open at that instant. */
  readonly asks: (coup: string, step: number, at: Date) => OpenCoup | null
  /** The coup on the table, whatever its phase. */
  readonly coup: () => OpenCoup | null
  /** Tells who is here and bets on what, which has changed. */
  readonly publishAudience: () => void
  /** Goes on from where the database says that the table stands. */
  readonly load: () => Promise<void>
  /** Does all that is due, and answers when something is due again. */
  readonly advance: () => Promise<Date>
  /** Nobody deals here any more. */
  readonly stop: () => void
}

/** A table: one coup after the other by the server's clock. All that was promised to players stands in the database. */
export function createTable(needs: Omit<StepNeeds, 'topic'>): Table {
  const { plan, clock } = needs
  const topic = topicOf(plan, clock)
  let standing: Standing = { phase: 'between', series: null, until: clock() }
  return {
    plan,
    topic,
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
    publishAudience: atMostEvery(CROWD_MS, () => {
      const spots = standing.phase === 'between' ? [] : standing.coup.bets.crowd(plan.game)
      topic.publish({ kind: 'crowd', crowd: { players: topic.followers(), spots } })
    }),
    load: async () => {
      const { standing: restored, state } = await restoreTable(needs)
      standing = restored
      topic.restart({ ...state, crowd: { ...state.crowd, players: topic.followers() } })
    },
    advance: async () => {
      while (standing.until <= clock()) standing = await stepOf({ ...needs, topic }, standing)
      return standing.until
    },
    stop: () => {
      standing = { phase: 'between', series: null, until: clock() }
      topic.restart(STOPPED)
    },
  }
}

function topicOf({ title: { code } }: TablePlan, clock: () => Date): OpenTopic<TableState, TableNews> {
  return openTopic({
    begin: STOPPED,
    apply: applyNews,
    snapshot: (at, state) => ({ kind: 'table', table: code, at, now: clock().getTime(), state }),
    change: (at, news) => ({ kind: 'news', table: code, at, news }),
  })
}
