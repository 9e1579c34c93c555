import { useLingui } from '@lingui/react'
import type { OfficeCoup } from '@sanuk/contracts/office-live-tables'
import { useMoment } from '../../language/use-moment.ts'
import styles from './live-tables.module.css'
import { useFaces } from './use-faces.ts'

/** What was changed about a coup, by whom and why, and how it had ended before. */
export function CoupChanges({ coup: { changes, changedBy } }: { readonly coup: OfficeCoup }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { faces } = useFaces()
  if (changes.length === 0) return _('office.none')
  return (
    <span className={styles.changes}>
      {changes.map(({ kind, at, reason, before }, place) => (
        <span key={at}>
          {_(`office-live-tables.request.${kind}`)} · {moment(at)}
          {changedBy[place] && ` · ${changedBy[place]}`} · {reason}
          {before && ` · ${_('office-live-tables.before', { result: faces(before.faces) })}`}
        </span>
      ))}
    </span>
  )
}
