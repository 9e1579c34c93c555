import { randomUUID } from 'node:crypto'
import type { Power } from '@sanuk/contracts/powers'
import { createSecretCipher } from '@sanuk/host/secret-cipher'
import type pg from 'pg'
import { hashPassword } from '../platform/passwords.ts'
import type { SeedNeeds } from './demo-accounts.ts'

/** Roles that a brand begins with; it may change all of them but the first. */
const ROLES: readonly { readonly name: string; readonly powers: readonly (Power | '*')[] }[] = [
  { name: 'Owner', powers: ['*'] },
  {
    name: 'Manager',
    powers: [
      ...(['overview.see', 'members.change', 'members.adjust', 'money.change', 'money.decide', 'rounds.see'] as const),
      ...(['points.change', 'messages.change', 'documents.change', 'risk.change'] as const),
      ...(['catalogue.change', 'vendors.see', 'reconciliation.see', 'content.change', 'content.decide'] as const),
      ...(['statements.change', 'feedback.change', 'brand.see', 'operators.see', 'audit.see'] as const),
    ],
  },
  { name: 'Editor', powers: ['content.change', 'catalogue.change', 'feedback.see'] },
  {
    name: 'Support',
    powers: [
      'members.change',
      'rounds.see',
      'money.see',
      'points.change',
      'messages.change',
      'documents.change',
      'feedback.change',
    ],
  },
  {
    name: 'Finance',
    powers: [
      ...(['overview.see', 'money.decide', 'money.change', 'risk.change', 'rounds.see'] as const),
      ...(['reconciliation.change', 'statements.change'] as const),
    ],
  },
  {
    name: 'Auditor',
    powers: [
      ...([
        'overview.see',
        'members.see',
        'money.see',
        'risk.see',
        'points.see',
        'messages.see',
        'rounds.see',
        'vendors.see',
        'reconciliation.see',
        'statements.see',
      ] as const),
      ...(['content.see', 'brand.see', 'operators.see', 'audit.see'] as const),
    ],
  },
]

/** Adds a brand's roles and its two demo operators: what needs two pairs of eyes can be tried at once. */
export async function addStaff(client: pg.Client, brand: string, needs: SeedNeeds): Promise<void> {
  const roles = new Map<string, string>()
  for (const { name, powers } of ROLES) {
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
      'insert into operators.operator (id, brand, username, name, password_hash, role) values ($1, $2, $3, $4, $5, $6)',
      [id, brand, account.username, name, await hashPassword(account.password), roles.get(role)],
    )
    await client.query(
      `insert into factors.totp (member, brand, secret, made_at, confirmed_at, last_step)
       values ($1, $2, $3, clock_timestamp(), clock_timestamp(), 0)`,
      [id, brand, cipher.seal(account.authenticator, id)],
    )
  }
}
