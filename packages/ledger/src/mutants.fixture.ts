import { expect } from 'vitest'
import type { TestBooks } from './books.fixture.ts'
import { endInEveryWay } from './holds-race.fixture.ts'
import { simulate } from './simulation.fixture.ts'
import { keysInConflict, keysSentTwice, spendRace } from './two-servers.fixture.ts'

/** What the books must stand, in little: each throws where they do not. */
export const CHECKS = {
  simulation: (books: TestBooks) => simulate(books, { seed: 1n, steps: 4000 }),
  'stake race': (books: TestBooks) => spendRace(books, 40),
  'repeated keys': (books: TestBooks) => keysSentTwice(books, 200),
  'conflicting keys': (books: TestBooks) => keysInConflict(books, 50),
  'hold-ending race': (books: TestBooks) => endInEveryWay(books, 5),
  'ledger rules': async (books: TestBooks) => {
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
    fault: 'a repeated key is not looked up and may be posted twice',
    in: 'post',
    where: 'and attempt.batch < until limit 1) old',
    instead: 'and false limit 1) old',
    noticedBy: 'repeated keys',
    without: 'keys',
  },
  {
    fault: 'a repeated key is accepted with different content',
    in: 'post',
    where: 'when not repeat.same_content then',
    instead: 'when false then',
    noticedBy: 'conflicting keys',
  },
  {
    fault: 'the memo is not compared for a repeated key',
    in: 'post',
    where: 'and old.memo is not distinct from p_memos[i.ordinal]',
    instead: '',
    noticedBy: 'simulation',
  },
  {
    fault: 'account rows are not locked and sequence numbers may repeat',
    in: 'post',
    where: 'order by id for no key update',
    instead: 'order by id',
    noticedBy: 'stake race',
    without: 'numbers',
  },
  {
    fault: 'the balance floor is not checked',
    in: 'post',
    where: 'held[debit] - amount >= floors[debit]',
    instead: 'true',
    noticedBy: 'stake race',
    without: 'floor',
  },
  {
    fault: 'the balance floor is not checked between members',
    in: 'post',
    where: 'debit > guarded or held',
    instead: 'debit > guarded or credit <= guarded or held',
    noticedBy: 'simulation',
    without: 'floor',
  },
  {
    fault: 'a refused transfer counts as posted',
    in: 'post',
    where: "letters[i] := 'i';",
    instead: "letters[i] := 'p';",
    noticedBy: 'stake race',
  },
  {
    fault: 'a refused transfer takes a sequence number',
    in: 'post',
    where: "letters[i] := 'i';",
    instead: "letters[i] := 'i'; sequences[debit] := sequences[debit] + 1;",
    noticedBy: 'ledger rules',
  },
  {
    fault: 'the house sum is not updated',
    in: 'post',
    where: 'as moved (id, amount);',
    instead: 'as moved (id, amount) where false;',
    noticedBy: 'ledger rules',
  },
  {
    fault: 'refused transfers are credited to the house',
    in: 'post',
    where: "letters[i] := 'i';",
    instead: "letters[i] := 'i'; if credit > guarded then held[credit] := held[credit] + amount; end if;",
    noticedBy: 'ledger rules',
  },
  {
    fault: 'the account balance is not stored',
    in: 'post',
    where: 'set balance = moved.balance, sequence',
    instead: 'set sequence',
    noticedBy: 'ledger rules',
  },
  {
    fault: 'a replayed result has the wrong balance',
    in: 'post',
    where: 'shown[repeat.ordinal] := repeat.balances',
    instead: 'shown[repeat.ordinal] := 0',
    noticedBy: 'repeated keys',
  },
  {
    fault: 'currencies are not compared',
    in: 'post',
    where: 'or currencies[debit] <> currencies[credit]',
    instead: '',
    noticedBy: 'simulation',
  },
  {
    fault: 'an unknown account is taken for its predecessor',
    in: 'post',
    where: 'accounts[debit] is distinct from p_debits[i] or ',
    instead: '',
    noticedBy: 'simulation',
  },
  {
    fault: 'the receiving account is not credited',
    in: 'post',
    where: 'held[credit] := held[credit] + amount;',
    instead: '',
    noticedBy: 'simulation',
  },
  {
    fault: 'a credit takes no sequence number',
    in: 'post',
    where: 'sequences[credit] := sequences[credit] + 1;',
    instead: '',
    noticedBy: 'simulation',
  },
  {
    fault: 'a hold is not locked while it ends',
    in: 'end_hold',
    where: 'where id = p_hold for update',
    instead: 'where id = p_hold',
    noticedBy: 'hold-ending race',
  },
  {
    fault: 'an ended hold can end again',
    in: 'end_hold',
    where: 'if held.ended is null then',
    instead: 'if true then',
    noticedBy: 'hold-ending race',
  },
  {
    fault: 'the hourly roll-up counts twice',
    in: 'roll_up',
    where: 'hourly.amount + excluded.amount',
    instead: 'hourly.amount + 2 * excluded.amount',
    noticedBy: 'ledger rules',
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
