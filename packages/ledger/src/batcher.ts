import type pg from 'pg'
import { isGuarded } from './accounts.ts'
import { createLane } from './lane.ts'
import { postQuestion } from './post-statement.ts'
import { roundTrip } from './round-trip.ts'
import type { PostResult, Transfer } from './transfer.ts'

export type BatcherSettings = {
  /** Round trips under way at once. Two keep two cores busy: one works while the other's answer is handed out. */
  readonly lanes: number
  /** Transfers that may wait in one lane; more are turned away at once. */
  readonly waiting: number
  /** For how many days a key is recognised here. `post` recognises it for ever. */
  readonly days: number
  /** For how long an answer of the database is waited for, before the same is asked on another connection. */
  readonly tryMs: number
  /** For how long after it arrived a transfer is tried: its caller has an answer after this and one try at the latest. */
  readonly patienceMs: number
}

export const BATCHER_SETTINGS: BatcherSettings = { lanes: 2, waiting: 4096, days: 40, tryMs: 1500, patienceMs: 3000 }

export type Batcher = {
  /**
   * Posts one transfer, durably, together with whatever else is waiting. Transfers of one account keep their order.
   * Where the connection breaks or no answer comes, the same key is sent again, so that money moves once: an answer may
   * say `replayed` of what this very call has moved. Throws `LedgerBusy` when nothing was moved and `LedgerUnknown`
   * when that is not known.
   */
  readonly post: (transfer: Transfer) => Promise<PostResult>
}

/**
 * Gathers what arrives while a round trip is under way and sends it as the next one: a lone caller waits for nothing,
 * and a crowd shares the commit. Accounts belong to lanes, so that two lanes seldom want the same row; transfers between
 * two members, or two of the house, have one of their own. The pool must be the batcher's own, of one connection more
 * than it has lanes.
 */
export function createBatcher(pool: pg.Pool, settings: BatcherSettings = BATCHER_SETTINGS): Batcher {
  const openLane = () =>
    createLane<Transfer, PostResult>({
      ...settings,
      namesOf: ({ key }) => [key],
      accountsOf: ({ debit, credit }) => [debit, credit].filter(isGuarded),
      ask: (transfers) => roundTrip({ pool, tryMs: settings.tryMs }, () => postQuestion(transfers, settings.days)),
    })
  const lanes = Array.from({ length: settings.lanes }, openLane)
  const pairs = openLane()
  return {
    post: async (transfer) => {
      const { debit, credit } = transfer
      if (isGuarded(debit) === isGuarded(credit)) return pairs(transfer)
      const guarded = isGuarded(debit) ? debit : credit
      // Its last digits tell as well as the whole number.
      const lane = lanes[Number(guarded.slice(-9)) % lanes.length]
      if (!lane) throw new Error('no such lane')
      return lane(transfer)
    },
  }
}
