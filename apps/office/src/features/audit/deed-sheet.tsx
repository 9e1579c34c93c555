import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { classNames } from '@sanuk/ui/class-names'
import { Facts } from '@sanuk/ui/facts'
import { Sheet } from '@sanuk/ui/sheet'
import { Link } from 'react-router-dom'
import { useMoment } from '../../language/use-moment.ts'
import styles from './audit.module.css'
import type { Deed } from './audit-page.tsx'
import { useAuditWords } from './use-audit-words.ts'

/** One deed: column by column what was before and what came after. */
export function DeedSheet({ deed, onClose }: { deed: Deed | null; onClose: () => void }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { table, who } = useAuditWords()
  const record = deed && new URLSearchParams({ subject: deed.subject, subjectId: deed.subjectId })
  return (
    <Sheet
      open={deed !== null}
      onClose={onClose}
      side="right"
      title={deed && _(`audit.verb.${deed.verb}`)}
      closeLabel={_('office.close')}
    >
      {deed && (
        <>
          <Facts
            facts={[
              { name: _('audit.at'), value: moment(deed.at) },
              { name: _('audit.operator'), value: who(deed.operator) },
              { name: _('audit.call'), value: deed.call, code: true },
              { name: _('audit.subject'), value: table(deed.subject) },
              { name: _('audit.raw'), value: `${deed.subject} ${deed.subjectId}`, code: true },
            ]}
          />
          <Changes deed={deed} />
          <Link to={`/audit?${record}`} className={buttonClass({ look: 'outline', wide: true })} onClick={onClose}>
            {_('audit.subject.history')}
          </Link>
        </>
      )}
    </Sheet>
  )
}

function Changes({ deed: { before, after } }: { deed: Deed }) {
  const { _ } = useLingui()
  const words = useAuditWords()
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <dl className={styles.changes}>
      {columns.map((column) => (
        <div key={column}>
          <dt>{words.column(column)}</dt>
          {before && column in before && (
            <dd>
              <span className={classNames(styles.version, styles.before)}>
                {_('audit.before')}: {written(before[column])}
              </span>
            </dd>
          )}
          {after && column in after && (
            <dd>
              <span className={classNames(styles.version, styles.after)}>
                {_('audit.after')}: {written(after[column])}
              </span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
