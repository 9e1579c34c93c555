import { expect } from 'vitest'
import type { TestBooks } from './books.fixture.ts'
import { endInEveryWay } from './holds-race.fixture.ts'
import { simulate } from './simulation.fixture.ts'
import { keysInConflict, keysSentTwice, spendRace } from './two-servers.fixture.ts'

/** What the books must stand, in little: each throws where they do not. */
export const CHECKS = {
  'the simulation': (books: TestBooks) => simulate(books, { seed: 1n, steps: 4000 }),
  'the race of stakes': (books: TestBooks) => spendRace(books, 40),
  'keys sent twice': (books: TestBooks) => keysSentTwice(books, 200),
  'keys in conflict': (books: TestBooks) => keysInConflict(books, 50),
  'the race of ends': (books: TestBooks) => endInEveryWay(books, 5),
  'the rules of the books': async (books: TestBooks) => {
    for (const seed of [2n, 3n]) {
      // It may stop at a wrong answer; here only what it leaves behind is looked at.
      await simulate(books, { seed, steps: 1000 }).catch(() => undefined)
      await books.pool.query('select ledger.roll_up()')
    }
    expect(await books.broken()).toEqual([])
  },
} as const

/** What the database has, beside the functions, against some faults. */
const GUARDS = {
  keys: ['drop index ledger.attempt_%_key'],
  numbers: [
    'drop index ledger.attempt_%_debit_debit_sequence_idx',
    'drop index ledger.attempt_%_credit_credit_sequence_idx',
  ],
  floor: ['alter table ledger.account drop constraint balance_stays_above_floor'],
} as const

/** A fault that is planted into one of the books' functions, and the check that must notice it. */
export type Mutant = {
  readonly fault: string
  readonly in: string
  readonly where: string
  readonly instead: string
  readonly noticedBy: keyof typeof CHECKS
  /** The guard that would stop the fault before any check could see it: it is taken away, too. */
  readonly without?: keyof typeof GUARDS
}

export const MUTANTS: readonly Mutant[] = [
  {
    fault: 'a key is not looked for, and may come twice',
    in: 'post_together',
    where: 'and attempt.batch < until limit 1) old on true',
    instead: 'and false limit 1) old on true',
    noticedBy: 'keys sent twice',
    without: 'keys',
  },
  {
    fault: 'a key is not looked for among transfers of two members, and may come twice',
    in: 'post_in_turn',
    where: 'if found then',
    instead: 'if false then',
    noticedBy: 'keys sent twice',
    without: 'keys',
  },
  {
    fault: 'a key is known whatever it is used for',
    in: 'post_together',
    where: 'when not same_content then',
    instead: 'when false then',
    noticedBy: 'keys in conflict',
  },
  {
    fault: 'the memo is no content',
    in: 'post_together',
    where: 'and old.memo is not distinct from i.memo',
    instead: '',
    noticedBy: 'the simulation',
  },
  {
    fault: 'rows are not locked, and changes of a balance may have the same number',
    in: 'post_together',
    where: 'order by id for no key update',
    instead: 'order by id',
    noticedBy: 'the race of stakes',
    without: 'numbers',
  },
  {
    fault: 'there is no floor where many want the same money',
    in: 'guarded_step',
    where: 'running + change >= floor',
    instead: 'true',
    noticedBy: 'the race of stakes',
    without: 'floor',
  },
  {
    fault: 'there is no floor for one alone',
    in: 'post_together',
    where: 'after >= floor as posted',
    instead: 'true as posted',
    noticedBy: 'the simulation',
    without: 'floor',
  },
  {
    fault: 'there is no floor between members',
    in: 'post_in_turn',
    where: '>= debit.floor',
    instead: '>= debit.floor - 1000000',
    noticedBy: 'the simulation',
    without: 'floor',
  },
  {
    fault: 'a refused one counts as posted',
    in: 'post_together',
    where: "when not posted then 'i'",
    instead: "when not posted then 'p'",
    noticedBy: 'the race of stakes',
  },
  {
    fault: 'a refused one takes a number',
    in: 'post_together',
    where: 'count(*) filter (where posted) over turn',
    instead: 'count(*) over turn',
    noticedBy: 'the rules of the books',
  },
  {
    fault: 'the sum of the house is forgotten',
    in: 'post_together',
    where: 'from decided where posted group by 2',
    instead: 'from decided where false group by 2',
    noticedBy: 'the rules of the books',
  },
  {
    fault: 'the house is given what was refused, too',
    in: 'post_together',
    where: 'from decided where posted group by 2',
    instead: 'from decided group by 2',
    noticedBy: 'the rules of the books',
  },
  {
    fault: 'the balance is not kept',
    in: 'post_together',
    where: 'set balance = decided.after, sequence',
    instead: 'set sequence',
    noticedBy: 'the rules of the books',
  },
  {
    fault: 'a repeat hears what is there now',
    in: 'post_together',
    where: 'coalesce(decided.after, item.old_balance, 0)',
    instead: 'coalesce(decided.after, balance, 0)',
    noticedBy: 'keys sent twice',
  },
  {
    fault: 'currencies are not compared',
    in: 'post_together',
    where: 'where old_batch is null and same_currency',
    instead: 'where old_batch is null',
    noticedBy: 'the simulation',
  },
  {
    fault: 'the receiver is not paid',
    in: 'post_in_turn',
    where: 'set balance = balance + p_amounts[i]',
    instead: 'set balance = balance',
    noticedBy: 'keys sent twice',
  },
  {
    fault: 'a hold is not locked while it ends',
    in: 'end_hold',
    where: 'where id = p_hold for update',
    instead: 'where id = p_hold',
    noticedBy: 'the race of ends',
  },
  {
    fault: 'a hold ends again',
    in: 'end_hold',
    where: 'if held.ended is null then',
    instead: 'if true then',
    noticedBy: 'the race of ends',
  },
  {
    fault: 'the roll-up counts twice',
    in: 'roll_up',
    where: 'hourly.amount + excluded.amount',
    instead: 'hourly.amount + 2 * excluded.amount',
    noticedBy: 'the rules of the books',
  },
]

/** Plants the fault. Throws when there is no such place any more, so that the list stays true. */
export async function plant({ owner }: TestBooks, mutant: Mutant): Promise<void> {
  const { rows } = await owner.query('select pg_get_functiondef($1::regproc) as source', [`ledger.${mutant.in}`])
  const source = String(rows[0].source)
  if (!source.includes(mutant.where)) throw new Error(`ledger.${mutant.in} has no "${mutant.where}"`)
  await owner.query(source.replaceAll(mutant.where, mutant.instead))
  const months = await owner.query(
    `select replace(inhrelid::regclass::text, 'ledger.attempt_', '') as month from pg_inherits
      where inhparent = 'ledger.attempt'::regclass`,
  )
  for (const guard of mutant.without ? GUARDS[mutant.without] : []) {
    const statements = guard.includes('%') ? months.rows.map(({ month }) => guard.replace('%', month)) : [guard]
    for (const statement of statements) await owner.query(statement)
  }
}
