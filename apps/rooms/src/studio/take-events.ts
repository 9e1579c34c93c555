import { randomUUID } from 'node:crypto'
import type {
  NumberedStudioEvent,
  StudioAnswer,
  StudioEvent,
  StudioFault,
  StudioRefusal,
} from '@sanuk/contracts/studio-events'
import type { Log } from '@sanuk/host/log'
import type { Database } from '../database.ts'
import type { OutcomeEntry } from '../games/table-game.ts'
import { isFromShoe } from '../games/told-deal.ts'
import { isSameRequest } from '../operators/change-coup.ts'
import { isOpenAt } from '../operators/opening-hours.ts'
import type { Table } from '../tables/table.ts'
import type { studioChanges } from './studio-changes.ts'
import type { StudioFeed } from './studio-feed.ts'
import { type PlainStudioEvent, type StudioState, takeEvent } from './studio-state.ts'
import { StaleStudio, type StudioStore } from './studio-store.ts'

type Needs = {
  readonly feed: StudioFeed
  readonly store: StudioStore
  readonly change: ReturnType<typeof studioChanges>
  readonly table: Table
  readonly entry: OutcomeEntry
  readonly clock: () => Date
  readonly log: Log
}

type Revising = Exclude<NumberedStudioEvent, PlainStudioEvent>
type Kept = { readonly coup: string | null; readonly fault: StudioFault | null; readonly state: StudioState }

/** Faults after which a coup is not dealt on: somebody has to look. */
const ALARMING: readonly StudioFault[] = ['dealt_too_early', 'turn_not_due', 'result_does_not_follow']

/**
 * Takes events of a table in their order, each once: it is kept with what it made of the table before it is answered. To be
 * called exclusively. Throws `StaleStudio` where another process has taken events meanwhile.
 */
export function takeEvents(needs: Needs): (event: StudioEvent, at: Date) => Promise<StudioAnswer> {
  const { feed, store, table, log } = needs
  const { code } = table.plan.title
  const takeNext = async (event: NumberedStudioEvent, at: Date): Promise<StudioAnswer> => {
    forgetVoid(needs)
    const isRevising = event.kind === 'void' || event.kind === 'correct'
    const fault = await (isRevising ? revise(needs, event, at) : follow(needs, event, at))
    feed.last = event.number
    if (fault === null) return taken(feed)
    const facts = { table: code, studio: feed.studio, event, fault }
    if (ALARMING.includes(fault)) log.error(facts, 'a studio contradicts itself: the coup is not dealt on')
    else log.warn(facts, 'an event of a studio was refused')
    return refused(feed, fault)
  }
  return async (event, at) => {
    if (!feed.isLoaded) return refused(feed, 'not_dealt_here')
    feed.heardAt = at
    if (event.kind !== 'heartbeat') return (await answerBefore(feed, store, event)) ?? takeNext(event, at)
    return event.last > feed.last ? refused(feed, 'gap') : taken(feed)
  }
}

const taken = ({ last }: StudioFeed, isRepeated = false): StudioAnswer => ({
  outcome: 'taken',
  isRepeated,
  next: last + 1,
})

/** The answer where nothing was changed. */
export const refused = (
  { isLoaded, last }: StudioFeed,
  fault: StudioFault | StudioRefusal,
  isRepeated = false,
): StudioAnswer => ({ outcome: 'refused', fault, isRepeated, next: isLoaded ? last + 1 : null })

/** The answer to an event that is not the next one; null of the next one. */
async function answerBefore(
  feed: StudioFeed,
  store: StudioStore,
  event: NumberedStudioEvent,
): Promise<StudioAnswer | null> {
  const { table, number } = event
  if (number === feed.last + 1) return null
  if (number > feed.last) {
    const { last } = await store.load(table)
    if (last !== feed.last) throw new StaleStudio(`events of ${table} were taken elsewhere`)
    return refused(feed, 'gap')
  }
  const known = await store.event(table, number)
  if (!known || !isSameRequest(known.content, event)) return refused(feed, 'number_in_use')
  return known.fault === null ? taken(feed, true) : refused(feed, known.fault, true)
}

/** A coup that an operator made void meanwhile is not the studio's any more. */
function forgetVoid({ feed, table }: Needs): void {
  const { coup } = feed.state
  if (coup && coup.id === feed.opened && table.coup()?.id !== coup.id) feed.state = { ...feed.state, coup: null }
}

const keep = (
  { feed, store }: Needs,
  on: Database,
  of: Kept & { event: NumberedStudioEvent; at: Date },
): Promise<void> => store.record(on, { studio: feed.studio, ...of })

/** What an event makes of the table's state, which is kept with it. */
async function follow(needs: Needs, event: PlainStudioEvent, at: Date): Promise<StudioFault | null> {
  const { feed, store, entry } = needs
  const refusal = event.kind === 'open' ? await whyNotOpen(needs, event.coup) : null
  const { state, fault } = refusal
    ? { state: feed.state, fault: refusal }
    : takeEvent(feed.state, event, { entry, out: feed.out, at, id: randomUUID() })
  const isOfCoup = refusal === null && 'coup' in event && state.coup?.reference === event.coup
  const coup = isOfCoup ? (state.coup?.id ?? null) : null
  await store.together((on) => keep(needs, on, { event, coup, fault, state, at }))
  feed.state = state
  return fault
}

async function whyNotOpen({ table, store, clock }: Needs, reference: string): Promise<StudioFault | null> {
  await table.readSettings()
  if (!isOpenAt(table.settings(), clock())) return 'table_off'
  return (await store.coupOf(table.plan.title.code, reference)) === null ? null : 'coup_in_use'
}

/** Makes a coup void, or corrects it. What is kept of the event is in the same transaction. */
async function revise(needs: Needs, event: Revising, at: Date): Promise<StudioFault | null> {
  const { feed, store, change, table } = needs
  const own = feed.state.coup?.reference === event.coup ? feed.state.coup : null
  const coup = own?.id ?? (await store.coupOf(table.plan.title.code, event.coup))
  const state = own ? { ...feed.state, coup: null } : feed.state
  const made = { table, change: changeOf(event), reason: `${feed.studio}: ${event.reason}` }
  const also = (on: Database) => keep(needs, on, { event, coup, fault: null, state, at })
  const fault = coup === null ? 'unknown_coup' : await change({ ...made, coup, also })
  if (fault !== null) {
    await store.together((on) => keep(needs, on, { event, coup, fault, state: feed.state, at }))
    return fault
  }
  feed.state = state
  if (own && isFromShoe(table.plan.game)) feed.out = [...feed.out, ...own.told.map(({ face }) => face)]
  return null
}

const changeOf = (event: Revising) =>
  event.kind === 'void' ? ({ kind: 'void' } as const) : ({ kind: 'correction', turns: event.turns } as const)
