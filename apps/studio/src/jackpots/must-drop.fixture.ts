import { createSecretCipher } from '@sanuk/host/secret-cipher'
import { type Amount, amount } from '@sanuk/money/amount'
import type { TestStudio } from '../studio.fixture.ts'
import { type DropSecret, readSecret } from './drop-secret.ts'

/** How a pool that must be won stands in the tables. */
export type Standing = {
  readonly run: number
  readonly amount: bigint
  readonly carried: bigint
  readonly seeded: bigint
  readonly paid: bigint
  readonly contributed: string
}

export async function standingOf({ pool }: TestStudio, code: string, currency = 'THB'): Promise<Standing> {
  const { rows } = await pool.query(
    'select *, studio.jackpot_amount(p) as amount from studio.jackpot_pool p where code = $1 and currency = $2',
    [code, currency],
  )
  return rows[0]
}

/** The secret amount of the run that a pool is in. Nobody could know it: the test opens it with the key of the Studio. */
export async function secretOf(studio: TestStudio, code: string, currency = 'THB'): Promise<DropSecret> {
  const { rows } = await studio.pool.query(
    `select r.secret, r.place from studio.jackpot_run r join studio.jackpot_pool p using (code, currency)
      where code = $1 and currency = $2 and r.place = p.run`,
    [code, currency],
  )
  const cipher = createSecretCipher(studio.key.secret, 'sanuk studio must-drop')
  return readSecret(cipher.open(rows[0].secret, `${code} ${currency} ${rows[0].place}`))
}

/**
 * Fills a pool until less than `gap` is missing to its secret amount, as if others had staked. What is in it is a sum, and the
 * owner of the tables adds to it; a run that would be won by its first round is left as it is.
 */
export async function fillTo(studio: TestStudio, code: string, gap: Amount): Promise<Amount> {
  const [{ threshold }, standing] = [await secretOf(studio, code), await standingOf(studio, code)]
  const missing = threshold - standing.amount - gap
  if (missing <= 0n) return amount(standing.amount)
  const owner = await studio.connect()
  await owner.query(
    "update studio.jackpot_pool set contributed = contributed + $1::numeric * 1000000 where code = $2 and currency = 'THB'",
    [missing, code],
  )
  await owner.end()
  return amount(standing.amount + missing)
}
