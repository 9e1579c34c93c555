import { useLingui } from '@lingui/react'
import { Select } from '@sanuk/ui/select'
import { useEffect, useState } from 'react'
import { SearchField } from '../../lists/search-field.tsx'
import styles from './reconciliation.module.css'
import type { DifferenceKind, Run } from './reconciliation.ts'

/** Which differences are listed. */
export type Filter = { readonly kind: DifferenceKind | null; readonly search: string }

const PAUSE_MS = 300

type DifferenceFilterProps = { run: Run; filter: Filter; onChange: (filter: Filter) => void }

/** Narrows the differences to a kind, and to one transaction or round once typing pauses. */
export function DifferenceFilter({ run, filter, onChange }: DifferenceFilterProps) {
  const { _ } = useLingui()
  const [text, setText] = useState(filter.search)
  useEffect(() => {
    const search = text.trim()
    if (search === filter.search) return
    const timer = setTimeout(() => onChange({ ...filter, search }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, filter, onChange])
  const kinds = run.kinds.map(({ kind, differences }) => ({
    value: kind,
    label: _('reconciliation.kind.count', { kind: _(`reconciliation.kind.${kind}`), differences }),
  }))
  return (
    <div className={styles.filter}>
      <Select<DifferenceKind | 'all'>
        label={_('reconciliation.kind')}
        options={[{ value: 'all', label: _('reconciliation.kind.all') }, ...kinds]}
        value={filter.kind ?? 'all'}
        onChange={(kind) => onChange({ ...filter, kind: kind === 'all' ? null : kind })}
      />
      <SearchField label={_('reconciliation.search')} text={text} longest={64} onText={setText} />
    </div>
  )
}
