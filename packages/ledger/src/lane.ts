import { setTimeout as pause } from 'node:timers/promises'
import { LedgerBusy, LedgerUnknown } from './ledger-fault.ts'
import type { Tried } from './round-trip.ts'

/** How many travel in one round trip at most, unless a lane says less. */
const BATCH_MAX = 512

/** Rest between two tries; it doubles up to the longest. */
const REST_MS = { first: 10, longest: 200 }

export type LaneSettings<Item, Result> = {
  /** How many may wait; more are turned away at once. */
  readonly waiting: number
  /** How many travel in one round trip. */
  readonly most?: number
  /** For how long after somebody arrived tries are begun; the wait is this and one try at most. */
  readonly patienceMs: number
  /** What may come once in a round trip, such as a key. */
  readonly namesOf: (item: Item) => readonly string[]
  /** Whose order is kept when something must wait for the next round trip. */
  readonly accountsOf: (item: Item) => readonly string[]
  /** Waits until the next round trip may begin; left out, it begins at once. */
  readonly turn?: () => Promise<void>
  /** One round trip, which is committed when it is answered. Never throws. */
  readonly ask: (items: readonly Item[]) => Promise<Tried<Result>>
}

type Waiting<Item, Result> = {
  readonly item: Item
  readonly until: number
  readonly done: (result: Result) => void
  readonly failed: (error: unknown) => void
  /** Whether there was a try of which nobody knows what came of it. */
  uncertain: boolean
  /** What went wrong last. */
  cause?: unknown
}

/** A queue with one round trip under way at a time: what arrives meanwhile travels with the next one. */
export function createLane<Item, Result>(settings: LaneSettings<Item, Result>): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = []
  let busy = false

  const run = async () => {
    busy = true
    // What else arrives in this turn of the event loop travels with it.
    await null
    while (queue.length > 0) {
      await settings.turn?.()
      const { now, later } = nextBatch(settings, queue)
      queue = later
      await send(settings, now)
    }
    busy = false
  }

  return (item) =>
    new Promise<Result>((done, failed) => {
      if (queue.length >= settings.waiting) return failed(new LedgerBusy('too many are waiting'))
      queue.push({ item, until: performance.now() + settings.patienceMs, done, failed, uncertain: false })
      if (!busy) run()
    })
}

/**
 * The next round trip. A name comes only once in it: a repeat waits for the following one, and behind it whatever else
 * its accounts have, so that what is done to an account keeps its order.
 */
function nextBatch<Item, Result>(
  { namesOf, accountsOf, most = BATCH_MAX }: LaneSettings<Item, Result>,
  queue: readonly Waiting<Item, Result>[],
): { now: Waiting<Item, Result>[]; later: Waiting<Item, Result>[] } {
  const names = new Set<string>()
  const held = new Set<string>()
  const now: Waiting<Item, Result>[] = []
  const later: Waiting<Item, Result>[] = []
  for (const [index, it] of queue.entries()) {
    if (now.length === most) return { now, later: later.concat(queue.slice(index)) }
    const own = namesOf(it.item)
    if (own.some((name) => names.has(name)) || (held.size > 0 && touches(held, accountsOf(it.item)))) {
      hold(held, accountsOf(it.item))
      later.push(it)
    } else {
      for (const name of own) names.add(name)
      now.push(it)
    }
  }
  return { now, later }
}

const touches = (held: ReadonlySet<string>, accounts: readonly string[]): boolean =>
  accounts.some((account) => held.has(account))

const hold = (held: Set<string>, accounts: readonly string[]): void => {
  for (const account of accounts) held.add(account)
}

/** Answers every one of a batch. */
async function send<Item, Result>(
  settings: LaneSettings<Item, Result>,
  batch: readonly Waiting<Item, Result>[],
): Promise<void> {
  let left = await attempt(settings, batch)
  for (let rest = REST_MS.first; left.length > 0; rest = Math.min(2 * rest, REST_MS.longest)) {
    await pause(rest)
    left = await attempt(settings, left)
  }
}

/**
 * Sends them together, once; where that is refused or blocked, each by itself, so that none fails for another. Those
 * who are to be sent again are left.
 */
async function attempt<Item, Result>(
  settings: LaneSettings<Item, Result>,
  waiting: readonly Waiting<Item, Result>[],
): Promise<readonly Waiting<Item, Result>[]> {
  const group = waiting.filter(isInTime)
  if (group.length === 0) return []
  const tried = await settings.ask(group.map(({ item }) => item))
  if (tried.outcome === 'answered') {
    for (const [index, result] of tried.results.entries()) group[index]?.done(result)
    return []
  }
  for (const it of group) {
    it.cause = tried.error
    it.uncertain ||= tried.outcome === 'unknown'
  }
  if (tried.outcome === 'unknown' || tried.outcome === 'prevented') return group
  if (group.length > 1) return attemptEach(settings, group)
  if (tried.outcome === 'blocked') return group
  for (const it of group) it.failed(tried.error)
  return []
}

async function attemptEach<Item, Result>(
  settings: LaneSettings<Item, Result>,
  group: readonly Waiting<Item, Result>[],
): Promise<readonly Waiting<Item, Result>[]> {
  const left: Waiting<Item, Result>[] = []
  const stuck = new Set<string>()
  for (const it of group) {
    // Behind one that is stuck its account's others would be, too.
    const again = touches(stuck, settings.accountsOf(it.item)) ? [it] : await attempt(settings, [it])
    for (const one of again) hold(stuck, settings.accountsOf(one.item))
    left.push(...again)
  }
  return left
}

/** Gives up on whoever waited for too long. */
function isInTime({ until, uncertain, cause, failed }: Waiting<unknown, never>): boolean {
  if (performance.now() <= until) return true
  if (uncertain) failed(new LedgerUnknown('the ledger was asked and gave no answer in time', { cause }))
  else failed(new LedgerBusy('the ledger could not be asked in time', { cause }))
  return false
}
