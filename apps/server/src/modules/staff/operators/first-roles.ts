import { randomUUID } from 'node:crypto'
import type { Power } from '@sanuk/contracts/powers'
import type { BeginBrand } from '#platform/begin-brand'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { EVERYTHING } from './store/operators.ts'
import { createRoleStore } from './store/roles.ts'

type FirstRole = { readonly name: string; readonly powers: readonly (Power | typeof EVERYTHING)[] }

/** Roles that a brand begins with; it may change all of them but the first. */
export const FIRST_ROLES: readonly FirstRole[] = [
  { name: 'Owner', powers: [EVERYTHING] },
  {
    name: 'Manager',
    powers: [
      'overview.see',
      'members.change',
      'members.adjust',
      'agents.change',
      'money.change',
      'money.decide',
      'rounds.see',
      'points.change',
      'messages.change',
      'documents.change',
      'risk.change',
      'catalogue.change',
      'tables.change',
      'tables.correct',
      'tables.chat',
      'lottery.change',
      'lottery.results',
      'vendors.see',
      'reconciliation.see',
      'content.change',
      'content.decide',
      'statements.change',
      'feedback.change',
      'brand.see',
      'operators.decide',
      'audit.see',
    ],
  },
  { name: 'Editor', powers: ['content.change', 'catalogue.change', 'feedback.see'] },
  {
    name: 'Support',
    powers: [
      'members.change',
      'rounds.see',
      'lottery.see',
      'money.see',
      'points.change',
      'messages.change',
      'documents.change',
      'feedback.change',
      'tables.chat',
    ],
  },
  {
    name: 'Finance',
    powers: [
      'overview.see',
      'money.decide',
      'money.change',
      'risk.change',
      'rounds.see',
      'reconciliation.change',
      'statements.change',
    ],
  },
  {
    name: 'Auditor',
    powers: [
      'overview.see',
      'members.see',
      'agents.see',
      'money.see',
      'risk.see',
      'points.see',
      'messages.see',
      'rounds.see',
      'tables.see',
      'lottery.see',
      'vendors.see',
      'reconciliation.see',
      'statements.see',
      'content.see',
      'brand.see',
      'operators.see',
      'audit.see',
    ],
  },
]

type Needs = { readonly database: Database; readonly clock: Clock }

/** Gives a new brand its roles: those of the brand it copies, or the first ones. Nobody holds any yet. */
export function beginRoles({ database, clock }: Needs): BeginBrand {
  const roles = createRoleStore(database)
  return async (transaction, { id: brand, copyOf }) => {
    const copied = copyOf && (await roles.list(copyOf.id, transaction))
    const wanted = copied?.map(({ name, everything, powers }) => ({ name, powers: everything ? [EVERYTHING] : powers }))
    for (const { name, powers } of wanted ?? FIRST_ROLES) {
      await roles.add({ id: randomUUID(), brand, name, powers: [...powers], made_at: clock() }, transaction)
    }
  }
}
