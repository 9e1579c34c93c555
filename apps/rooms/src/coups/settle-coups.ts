import type { Log } from '@sanuk/host/log'
import { amount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { Platform } from '@sanuk/vendor-server/platform/platform'
import type { SeatRow, SeatStore } from '../bets/seat-store.ts'
import type { CoupStore } from './coup-store.ts'
import type { CoupRow } from './coup-table.ts'

type Needs = {
  readonly coups: CoupStore
  readonly seats: Pick<SeatStore, 'ofCoup' | 'undoingIn'>
  readonly platform: Pick<Platform, 'settle'>
  readonly clock: () => Date
  readonly log: Log
}

/** After which pauses a settlement is sent again of which nothing is known; the next run sends it, too. */
const PAUSES_MS = [100, 300]

/** Coups that one run takes. */
const MOST = 50

/**
 * Settles with the platform whatever coups have ended, and again until it has all of it: a settlement says what a seat has
 * won, so that nothing is paid twice. Runs go one after the other; who calls while one is under way waits for a whole one after it.
 */
export function createSettlements({ coups, seats, platform, clock, log }: Needs): () => Promise<void> {
  /** Coups of which the log has heard. */
  const told = new Set<string>()
  const settle = async (coup: CoupRow): Promise<void> => {
    const [all, undoing] = [await seats.ofCoup(coup.id), await seats.undoingIn(coup.id)]
    // A round that is settled takes no rollback any more: what has to go back goes first.
    const ready = all.filter(({ id }) => !undoing.has(id))
    let isDone = ready.length === all.length
    for (const [currency, own] of Map.groupBy(ready, (seat) => seat.currency)) {
      if (!isCurrencyCode(currency)) throw new Error(`coup ${coup.id} has a seat in ${currency}`)
      const entries = own.map((seat) => entryOf(coup, seat))
      const settlement = `${coup.id}-${coup.version}`
      const { refused, unknown } = await platform.settle({ settlement, currency, entries }, PAUSES_MS)
      if (refused.length > 0 || unknown.length > 0) isDone = false
      if (refused.length > 0 && !told.has(coup.id)) {
        told.add(coup.id)
        log.error({ coup: coup.id, refused }, 'seats were not settled: an operator of the platform has to look')
      }
    }
    if (isDone) await coups.settled(coup, clock())
  }
  const run = async () => {
    for (const coup of await coups.unsettled(MOST)) await settle(coup)
  }
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const begin = (): Promise<void> => {
    next = null
    running = run().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (!running) return begin()
    next ??= running.catch(() => undefined).then(begin)
    return next
  }
}

function entryOf({ state, version }: CoupRow, { id, member, win, valid }: SeatRow) {
  if (state === 'void') return { round: id, member, win: amount(0n), version, void: true }
  return { round: id, member, win: amount(win ?? 0n), version, valid: amount(valid ?? 0n) }
}
