import type pg from 'pg'

/** How the demo brand pays out unless a test wants it otherwise: amounts as operators write them. */
const TERMS = {
  minimum: '300',
  maximum: '200000',
  ordersPerDay: 5,
  sumPerDay: '500000',
  feeFixed: '0',
  feePercent: '0',
  freePerDay: 0,
  twoFrom: '50000',
  answerMinutes: 30,
  targetMinutes: 15,
}

/** Puts terms in force as if they had been decided before anybody looked. */
export async function setTerms(owner: pg.Client, changes: Partial<typeof TERMS>): Promise<void> {
  await owner.query(
    `insert into withdrawals.terms (id, brand, effective_from, details, decided_at)
     select gen_random_uuid(), id, '2026-01-01', $1, clock_timestamp() from system.brand where code = 'SANUK'`,
    [JSON.stringify({ ...TERMS, ...changes })],
  )
}
