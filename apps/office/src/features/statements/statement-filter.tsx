import { useLingui } from '@lingui/react'
import { STATEMENT_KINDS, STATEMENT_STATES } from '@sanuk/contracts/office-statements'
import { Select } from '@sanuk/ui/select'
import { PausedSearch } from '../../lists/paused-search.tsx'
import styles from './statements.module.css'
import type { DifferenceKind, DifferenceState } from './statements.ts'

/** Which differences are listed. */
export type Filter = {
  readonly kind: DifferenceKind | null
  readonly state: DifferenceState | null
  readonly search: string
}

export const EVERY_DIFFERENCE: Filter = { kind: null, state: null, search: '' }

type Props = { readonly filter: Filter; readonly onChange: (filter: Filter) => void }

/** Narrows the differences to a kind, a state and one reference. */
export function StatementFilter({ filter, onChange }: Props) {
  const { _ } = useLingui()
  return (
    <div className={styles.filter}>
      <Select<DifferenceKind | 'all'>
        label={_('statements.kind')}
        options={[
          { value: 'all', label: _('statements.kind.all') },
          ...STATEMENT_KINDS.map((value) => ({ value, label: _(`statements.kind.${value}`) })),
        ]}
        value={filter.kind ?? 'all'}
        onChange={(kind) => onChange({ ...filter, kind: kind === 'all' ? null : kind })}
      />
      <Select<DifferenceState | 'all'>
        label={_('statements.state')}
        options={[
          { value: 'all', label: _('statements.state.all') },
          ...STATEMENT_STATES.map((value) => ({ value, label: _(`statements.state.${value}`) })),
        ]}
        value={filter.state ?? 'all'}
        onChange={(state) => onChange({ ...filter, state: state === 'all' ? null : state })}
      />
      <PausedSearch
        label={_('statements.search')}
        text={filter.search}
        onSearch={(search) => onChange({ ...filter, search })}
      />
    </div>
  )
}
