import type { Log } from '@sanuk/host/log'
import type { ChangesOf } from '@sanuk/ledger/attempts'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { describeRounds } from './describe-rounds.ts'
import { createOverdue } from './overdue.ts'
import { idsOfReference } from './round-reference.ts'
import { createFigures } from './store/figures.ts'
import { createGamesOfRounds } from './store/games-of-rounds.ts'
import { createPlayed } from './store/played.ts'
import { findRound, lockRound, openRound, recordMovement } from './store/record-movement.ts'
import { createBrandRounds, createRoundStore, createVendorRounds } from './store/rounds.ts'
import { settleDeclared } from './store/settle-declared.ts'
import { createSettledRounds } from './store/settled-rounds.ts'
import { keepNotes, lockRounds, stakeTogether } from './store/stakes-together.ts'
import { takeUncounted } from './store/uncounted.ts'
import { hasUnfinished } from './store/unfinished.ts'
import { createSumDays } from './sum-days.ts'

export type { RoundRecord } from './round.ts'
export type { Declared } from './store/settle-declared.ts'
export type { BetNote, StakesTogether } from './store/stakes-together.ts'
export type { Played } from './store/uncounted.ts'
export { createVendorRounds }

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** What moved on an account, as the books have it. */
  readonly changesOf: ChangesOf
  /** In which time zone a brand cuts its days. */
  readonly timeZoneOf: (brand: string) => Promise<string>
}

export type Wagers = ReturnType<typeof createWagers>

/** Every round that was played: written by whoever moves its money, in the same transaction, and looked up here. */
export function createWagers(needs: Needs) {
  return {
    findRound,
    lockRound,
    openRound,
    recordMovement,
    settleDeclared,
    lockRounds,
    stakeTogether,
    keepNotes,
    takeUncounted,
    hasUnfinished,
    describeRounds,
    /** Between which ids the rounds of a reference are. */
    idsOfReference,
    ...createOverdue(needs),
    ...createRoundStore(needs.database, needs.changesOf),
    ...createBrandRounds(needs.database),
    ...createPlayed(needs.database),
    ...createSettledRounds(needs.database),
    ...createFigures(needs.database),
    ...createSumDays(needs),
    ...createVendorRounds(needs.database),
    ...createGamesOfRounds(needs.database),
  }
}
