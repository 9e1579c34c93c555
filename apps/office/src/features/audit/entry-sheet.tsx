import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import { Sheet } from '@sanuk/ui/sheet'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { useMoment } from '../../language/use-moment.ts'
import styles from './audit.module.css'
import type { AuditEntry } from './audit.ts'
import { type AuditChange, changesOf } from './changes-of.ts'
import { RecordLink } from './record-link.tsx'
import { useAuditWords } from './use-audit-words.ts'

/** One entry: who did what to which record, what was before beside what came after, and below what programs call it. */
export function EntrySheet({ entry, onClose }: { entry: AuditEntry | null; onClose: () => void }) {
  const { _ } = useLingui()
  const { action } = useAuditWords()
  return (
    <Sheet
      open={entry !== null}
      onClose={onClose}
      side="right"
      title={entry && action(entry)}
      closeLabel={_('office.close')}
    >
      {entry && <Entry entry={entry} onClose={onClose} />}
    </Sheet>
  )
}

function Entry({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { who } = useAuditWords()
  const { shown, technical } = changesOf(entry)
  const history = new URLSearchParams({ subject: entry.subject, subjectId: entry.subjectId })
  return (
    <>
      <Facts
        facts={[
          { name: _('audit.at'), value: moment(entry.at) },
          { name: _('audit.operator'), value: who(entry.operator) },
          { name: _('audit.subject'), value: <RecordLink entry={entry} /> },
        ]}
      />
      <Changes entry={entry} changes={shown} />
      <Link to={`/audit?${history}`} className={buttonClass({ look: 'outline', wide: true })} onClick={onClose}>
        {_('audit.subject.history')}
      </Link>
      <details className={styles.technical}>
        <summary>{_('audit.technical')}</summary>
        <Facts
          facts={[
            { name: _('audit.call'), value: entry.call, code: true },
            { name: _('audit.raw'), value: `${entry.subject} ${entry.subjectId}`, code: true },
          ]}
        />
        <Changes entry={entry} changes={technical} />
      </details>
    </>
  )
}

function Changes({ entry, changes }: { entry: AuditEntry; changes: readonly AuditChange[] }) {
  const words = useAuditWords()
  return (
    <dl className={styles.changes}>
      {changes.map(({ path, before, after }) => (
        <div key={path.join(' ')}>
          <dt>{words.path(path)}</dt>
          <dd className={styles.versions}>
            {entry.action !== 'added' && entry.action !== 'did' && (
              <del className={styles.before}>{words.value(entry, path, before)}</del>
            )}
            {entry.action === 'changed' && <ArrowRight className={styles.arrow} aria-hidden />}
            {entry.action !== 'removed' && <ins className={styles.after}>{words.value(entry, path, after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
