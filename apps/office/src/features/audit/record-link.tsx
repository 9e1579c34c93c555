import { namedAs } from '@sanuk/contracts/audit-records'
import type { Power } from '@sanuk/contracts/powers'
import { Link } from 'wouter'
import { MemberLink } from '../../components/member-link.tsx'
import { useMay } from '../../session/use-operator.ts'
import styles from './audit.module.css'
import type { AuditEntry } from './audit.ts'
import { useAuditWords } from './use-audit-words.ts'

/** Pages of records, by the table that names them, and who may see them. */
const PAGES: Readonly<Record<string, { readonly path: string; readonly power: Power }>> = {
  'cashier.deposit': { path: '/deposits', power: 'money.see' },
  'cashier.payment': { path: '/payments', power: 'money.see' },
  'free_rounds.campaign': { path: '/free-rounds', power: 'money.see' },
  'members.member': { path: '/members', power: 'members.see' },
  'reconciliation.run': { path: '/reconciliation', power: 'reconciliation.see' },
  'statements.statement': { path: '/statements', power: 'statements.see' },
  'vendors.vendor': { path: '/vendors', power: 'vendors.see' },
  'withdrawals.withdrawal': { path: '/withdrawals', power: 'money.see' },
}

/** A record by its kind and name, which leads to its page where it has one, and whose it is. */
export function RecordLink({ entry }: { entry: AuditEntry }) {
  const may = useMay()
  const words = useAuditWords()
  const page = PAGES[namedAs(entry.subject)]
  const [id = ''] = entry.subjectId.split(' ')
  const name = words.record(entry)
  const member = words.member(entry)
  const isMembers = namedAs(entry.subject) === 'members.member'
  const saved = entry.subject === 'audit.saved_list' ? String(entry.after?.address ?? '') : ''
  const to = saved || (page && may(page.power) ? `${page.path}/${id}` : null)
  return (
    <span className={styles.record}>
      <span className={styles.kind}>{words.table(entry.subject)}</span>
      {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
      {member && !isMembers && (
        <span>
          <MemberLink member={member} />
        </span>
      )}
    </span>
  )
}
