import { useLingui } from '@lingui/react'
import { CLASSIFICATIONS } from '@sanuk/contracts/catalogue'
import { CATALOGUE_VIEWS } from '@sanuk/contracts/office-catalogue'
import { Button } from '@sanuk/ui/button'
import { Select } from '@sanuk/ui/select'
import type { Filter, Narrowing } from '../../lists/filter.tsx'
import { PausedSearch } from '../../lists/paused-search.tsx'
import styles from './catalogue.module.css'
import { useLanes } from './use-lanes.ts'

/** What the list of games can be narrowed down by. */
export const CATALOGUE_FILTER = {
  names: ['search', 'gameType', 'vendor', 'vassalage', 'classification', 'view'],
  draw: (at: Narrowing) => <FilterBar at={at} />,
} as const satisfies Filter<string>

function FilterBar({ at }: { readonly at: Narrowing }) {
  const { _ } = useLingui()
  const { data } = useLanes()
  const all = (label: string) => ({ value: '', label })
  return (
    <fieldset className={styles.filter} aria-label={_('office-catalogue.filter')}>
      <PausedSearch
        label={_('office-catalogue.search')}
        text={at.get('search') ?? ''}
        onSearch={(search) => at.set({ search })}
      />
      <Select<string>
        label={_('office-catalogue.view')}
        value={at.get('view') ?? ''}
        onChange={(view) => at.set({ view })}
        options={[
          all(_('office-catalogue.view.all')),
          ...CATALOGUE_VIEWS.map((value) => ({ value, label: _(`office-catalogue.view.${value}`) })),
        ]}
      />
      <Select<string>
        label={_('office-catalogue.category')}
        value={at.get('gameType') ?? ''}
        onChange={(gameType) => at.set({ gameType })}
        options={[
          all(_('office-catalogue.category.all')),
          ...(data?.lanes ?? []).map(({ gameType }) => ({ value: gameType, label: _(`office.category.${gameType}`) })),
        ]}
      />
      <Select<string>
        label={_('office-catalogue.vendor')}
        value={at.get('vendor') ?? ''}
        onChange={(vendor) => at.set({ vendor })}
        options={[
          all(_('office-catalogue.vendor.all')),
          ...(data?.vendors ?? []).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Select<string>
        label={_('office-catalogue.class')}
        value={at.get('classification') ?? ''}
        onChange={(classification) => at.set({ classification })}
        options={[
          all(_('office-catalogue.class.all')),
          ...CLASSIFICATIONS.map((value) => ({ value, label: _(`office-catalogue.class.${value}`) })),
        ]}
      />
      {CATALOGUE_FILTER.names.some((name) => at.get(name) !== undefined) && (
        <Button
          look="ghost"
          onClick={() => at.set(Object.fromEntries(CATALOGUE_FILTER.names.map((name) => [name, undefined])))}
        >
          {_('office-catalogue.reset_filter')}
        </Button>
      )}
    </fieldset>
  )
}
