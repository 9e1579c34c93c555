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
    in: 'post',
    where: 'and attempt.batch < until limit 1) old',
    instead: 'and false limit 1) old',
    noticedBy: 'keys sent twice',
    without: 'keys',
  },
  {
    fault: 'a key is known whatever it is used for',
    in: 'post',
    where: 'when not repeat.same_content then',
    instead: 'when false then',
    noticedBy: 'keys in conflict',
  },
  {
    fault: 'the memo is no content',
    in: 'post',
    where: 'and old.memo is not distinct from p_memos[i.ordinal]',
    instead: '',
    noticedBy: 'the simulation',
  },
  {
    fault: 'rows are not locked, and changes of a balance may have the same number',
    in: 'post',
    where: 'order by id for no key update',
    instead: 'order by id',
    noticedBy: 'the race of stakes',
    without: 'numbers',
  },
  {
    fault: 'there is no floor',
    in: 'post',
    where: 'held[debit] - amount >= floors[debit]',
    instead: 'true',
    noticedBy: 'the race of stakes',
    without: 'floor',
  },
  {
    fault: 'there is no floor between members',
    in: 'post',
    where: 'debit > guarded or held',
    instead: 'debit > guarded or credit <= guarded or held',
    noticedBy: 'the simulation',
    without: 'floor',
  },
  {
    fault: 'a refused one counts as posted',
    in: 'post',
    where: "letters[i] := 'i';",
    instead: "letters[i] := 'p';",
    noticedBy: 'the race of stakes',
  },
  {
    fault: 'a refused one takes a number',
    in: 'post',
    where: "letters[i] := 'i';",
    instead: "letters[i] := 'i'; sequences[debit] := sequences[debit] + 1;",
    noticedBy: 'the rules of the books',
  },
  {
    fault: 'the sum of the house is forgotten',
    in: 'post',
    where: 'as moved (id, amount);',
    instead: 'as moved (id, amount) where false;',
    noticedBy: 'the rules of the books',
  },
  {
    fault: 'the house is given what was refused, too',
    in: 'post',
    where: "letters[i] := 'i';",
    instead: "letters[i] := 'i'; if credit > guarded then held[credit] := held[credit] + amount; end if;",
    noticedBy: 'the rules of the books',
  },
  {
    fault: 'the balance is not kept',
    in: 'post',
    where: 'set balance = moved.balance, sequence',
    instead: 'set sequence',
    noticedBy: 'the rules of the books',
  },
  {
    fault: 'a repeat hears what is there now',
    in: 'post',
    where: 'shown[repeat.ordinal] := repeat.balances',
    instead: 'shown[repeat.ordinal] := 0',
    noticedBy: 'keys sent twice',
  },
  {
    fault: 'currencies are not compared',
    in: 'post',
    where: 'or currencies[debit] <> currencies[credit]',
    instead: '',
    noticedBy: 'the simulation',
  },
  {
    fault: 'an account that does not exist is taken for the one before it',
    in: 'post',
    where: 'accounts[debit] is distinct from p_debits[i] or ',
    instead: '',
    noticedBy: 'the simulation',
  },
  {
    fault: 'the receiver is not paid',
    in: 'post',
    where: 'held[credit] := held[credit] + amount;',
    instead: '',
    noticedBy: 'the simulation',
  },
  {
    fault: 'a credit takes no number',
    in: 'post',
    where: 'sequences[credit] := sequences[credit] + 1;',
    instead: '',
    noticedBy: 'the simulation',
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
