import type { KeyObject } from 'node:crypto'
import type { Log } from '@sanuk/host/log'
import { accountNames, trialBalance } from '@sanuk/ledger/accounts'
import { type ChangesOf, changesOf } from '@sanuk/ledger/attempts'
import type { Rule } from '@sanuk/ledger/check'
import { flowsByDay } from '@sanuk/ledger/flows'
import { keepHead } from '@sanuk/ledger/head-file'
import { expireHolds } from '@sanuk/ledger/holds'
import { prepareMonths, rollUp } from '@sanuk/ledger/keep'
import type { Queryable } from '@sanuk/ledger/queryable'
import { signedHeads, signHead } from '@sanuk/ledger/seal'
import type { Clock } from '#platform/clock'
import { type Database, queryable } from '#platform/database'
import { createLookStore } from './store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** With which heads are signed; without one none are. */
  readonly headKey: KeyObject | null
  /** Where heads are kept outside the database. */
  readonly dataDirectory: string | null
  /** What the books must obey, and how often each of it is broken from a batch on. */
  readonly rules: readonly string[]
  readonly check: (on: Queryable, since: string) => Promise<Rule[]>
}

export type Books = ReturnType<typeof createBooks>

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never

/** Looks after the ledger: checks it, signs its seals, sums it up and makes room for the months to come. */
export function createBooks({ database, clock, log, headKey, dataDirectory, rules, check }: Needs) {
  const on = queryable(database)
  const looks = createLookStore(database)
  return {
    /** Checks what is new since the last look, and everything at the first one. Raises the alarm where it must. */
    look: async (): Promise<void> => {
      const start = performance.now()
      const since = await looks.nextSince()
      const until = await looks.settledBatch()
      const broken = (await check(on, String(since))).filter(({ violations }) => violations > 0)
      for (const { rule, violations } of broken)
        log.error({ alarm: 'ledger', rule, violations }, 'the books are not true')
      await looks.add({ since, until, broken }, Math.round(performance.now() - start))
    },
    latestBroken: async () => (await looks.latest())?.broken ?? [],
    /** How often each rule was found broken at the last look, and when that was; `null` before the first. */
    lastLook: async () => {
      const look = await looks.latest()
      if (!look) return null
      const violations = new Map(look.broken.map((one) => [one.rule, one.violations]))
      return { at: look.at, rules: rules.map((rule) => ({ rule, violations: violations.get(rule) ?? 0 })) }
    },
    trialBalance: (brand: string) => trialBalance(on, brand),
    flowsByDay: (...of: Tail<Parameters<typeof flowsByDay>>) => flowsByDay(on, ...of),
    /** What accounts are called, by their ids. */
    accountNames: (ids: readonly string[]) => accountNames(on, ids),
    signHead: async (): Promise<void> => {
      const head = headKey && (await signHead(on, headKey, clock()))
      if (head && dataDirectory) keepHead(dataDirectory, head)
    },
    /** Changes of a guarded account by their numbers, of one reference. */
    changesOf: (of: Parameters<ChangesOf>[0]) => changesOf(on, of),
    heads: (limit: number) => signedHeads(on, limit),
    rollUp: () => rollUp(on),
    expireHolds: async (): Promise<void> => {
      await expireHolds(on)
    },
    prepareMonths: () => prepareMonths(on),
  }
}
