import { setTimeout as pause } from 'node:timers/promises'
import { isGuarded } from './accounts.ts'
import { LedgerBusy, LedgerUnknown } from './ledger-fault.ts'
import { roundTrip, type Way } from './round-trip.ts'
import type { PostResult, Transfer } from './transfer.ts'

/** Transfers in one round trip at most. */
const BATCH_MAX = 512

/** Rest between two tries; it doubles up to the longest. */
const REST_MS = { first: 10, longest: 200 }

export type LaneSettings = Way & {
  /** Transfers that may wait; more are turned away at once. */
  readonly waiting: number
  /** For how long after a transfer arrived tries are begun; its caller waits for this and one try at most. */
  readonly patienceMs: number
}

type Waiting = {
  readonly transfer: Transfer
  readonly until: number
  readonly done: (result: PostResult) => void
  readonly failed: (error: unknown) => void
  /** Whether there was a try of which nobody knows what came of it. */
  uncertain: boolean
  /** What went wrong last. */
  cause?: unknown
}

/** A queue with one round trip under way at a time: what arrives meanwhile travels with the next one. */
export function createLane(settings: LaneSettings): (transfer: Transfer) => Promise<PostResult> {
  let queue: Waiting[] = []
  let busy = false

  const run = async () => {
    busy = true
    // What else arrives in this turn of the event loop travels with it.
    await null
    while (queue.length > 0) {
      const { now, later } = nextBatch(queue)
      queue = later
      await send(settings, now)
    }
    busy = false
  }

  return (transfer) =>
    new Promise<PostResult>((done, failed) => {
      if (queue.length >= settings.waiting) return failed(new LedgerBusy('too many transfers are waiting'))
      queue.push({ transfer, until: performance.now() + settings.patienceMs, done, failed, uncertain: false })
      if (!busy) run()
    })
}

/**
 * The next round trip. A key comes only once in it: a repeat waits for the following one, and behind it whatever else
 * its accounts have, so that the transfers of an account keep their order.
 */
function nextBatch(queue: readonly Waiting[]): { now: Waiting[]; later: Waiting[] } {
  const keys = new Set<string>()
  const held = new Set<string>()
  const now: Waiting[] = []
  const later: Waiting[] = []
  for (const [index, it] of queue.entries()) {
    if (now.length === BATCH_MAX) return { now, later: later.concat(queue.slice(index)) }
    if (keys.has(it.transfer.key) || (held.size > 0 && touches(held, it))) {
      hold(held, it)
      later.push(it)
    } else {
      keys.add(it.transfer.key)
      now.push(it)
    }
  }
  return { now, later }
}

const guardedSides = ({ transfer: { debit, credit } }: Waiting): string[] => [debit, credit].filter(isGuarded)

const touches = (accounts: ReadonlySet<string>, it: Waiting): boolean =>
  guardedSides(it).some((account) => accounts.has(account))

const hold = (accounts: Set<string>, it: Waiting): void => {
  for (const account of guardedSides(it)) accounts.add(account)
}

/** Answers every one of a batch. */
async function send(settings: LaneSettings, batch: readonly Waiting[]): Promise<void> {
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
async function attempt(settings: LaneSettings, waiting: readonly Waiting[]): Promise<readonly Waiting[]> {
  const group = waiting.filter(isInTime)
  if (group.length === 0) return []
  const transfers = group.map(({ transfer }) => transfer)
  const tried = await roundTrip(settings, transfers)
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

async function attemptEach(settings: LaneSettings, group: readonly Waiting[]): Promise<readonly Waiting[]> {
  const left: Waiting[] = []
  const stuck = new Set<string>()
  for (const it of group) {
    // Behind one that is stuck its account's others would be, too.
    const again = touches(stuck, it) ? [it] : await attempt(settings, [it])
    for (const one of again) hold(stuck, one)
    left.push(...again)
  }
  return left
}

/** Gives up on whoever waited for too long. */
function isInTime({ until, uncertain, cause, failed }: Waiting): boolean {
  if (performance.now() <= until) return true
  if (uncertain) failed(new LedgerUnknown('the ledger was asked and gave no answer in time', { cause }))
  else failed(new LedgerBusy('the ledger could not be asked in time', { cause }))
  return false
}
