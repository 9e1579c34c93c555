import { randomUUID } from 'node:crypto'
import { createSecretCipher } from '@sanuk/host/secret-cipher'
import type pg from 'pg'
import { FIRST_ROLES } from '../modules/staff/operators/index.ts'
import { hashPassword } from '../platform/passwords.ts'
import type { SeedNeeds } from './demo-accounts.ts'

/**
 * Adds a brand's roles and its two demo operators. They count as the first whom the command line made, and may decide at
 * once: what needs two pairs of eyes can be tried.
 */
export async function addStaff(client: pg.Client, brand: string, needs: SeedNeeds): Promise<void> {
  const roles = new Map<string, string>()
  for (const { name, powers } of FIRST_ROLES) {
    const id = randomUUID()
    roles.set(name, id)
    await client.query('insert into operators.role (id, brand, name, powers) values ($1, $2, $3, $4)', [
      ...[id, brand, name, powers],
    ])
  }
  const { operator, supervisor } = needs.accounts
  const cipher = createSecretCipher(needs.installationSecret, 'Sanuk second factors')
  for (const [account, name, role] of [
    [operator, 'Demo operator', 'Owner'],
    [supervisor, 'Demo supervisor', 'Manager'],
  ] as const) {
    const id = randomUUID()
    await client.query(
      `insert into operators.operator (id, brand, username, name, password_hash, role, access_by_two, made_by_command)
       values ($1, $2, $3, $4, $5, $6, true, true)`,
      [id, brand, account.username, name, await hashPassword(account.password), roles.get(role)],
    )
    await client.query(
      `insert into factors.totp (member, brand, secret, made_at, confirmed_at, last_step)
       values ($1, $2, $3, clock_timestamp(), clock_timestamp(), 0)`,
      [id, brand, cipher.seal(account.authenticator, id)],
    )
  }
}
