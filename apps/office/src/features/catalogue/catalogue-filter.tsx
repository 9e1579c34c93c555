import { useLingui } from '@lingui/react'
import { CLASSIFICATIONS } from '@sanuk/contracts/catalogue'
import { CATALOGUE_VIEWS } from '@sanuk/contracts/office-catalogue'
import { Button } from '@sanuk/ui/button'
import { Select } from '@sanuk/ui/select'
import { PausedSearch } from '../../lists/paused-search.tsx'
import styles from './catalogue.module.css'
import { useCatalogueFilter } from './use-catalogue-filter.ts'
import { useLanes } from './use-lanes.ts'

/** What the list of games can be narrowed down by. */
export function CatalogueFilterBar() {
  const { _ } = useLingui()
  const { filter, narrow, clear } = useCatalogueFilter()
  const { data } = useLanes()
  const all = (label: string) => ({ value: '', label })
  return (
    <fieldset className={styles.filter} aria-label={_('office-catalogue.filter')}>
      <PausedSearch
        label={_('office-catalogue.search')}
        text={filter.search ?? ''}
        onSearch={(text) => narrow('search', text)}
      />
      <Select
        label={_('office-catalogue.view')}
        value={filter.view ?? ''}
        onChange={(view) => narrow('view', view)}
        options={[
          all(_('office-catalogue.view.all')),
          ...CATALOGUE_VIEWS.map((value) => ({ value, label: _(`office-catalogue.view.${value}`) })),
        ]}
      />
      <Select
        label={_('office-catalogue.category')}
        value={filter.gameType ?? ''}
        onChange={(gameType) => narrow('gameType', gameType)}
        options={[
          all(_('office-catalogue.category.all')),
          ...(data?.lanes ?? []).map(({ gameType }) => ({ value: gameType, label: _(`office.category.${gameType}`) })),
        ]}
      />
      <Select
        label={_('office-catalogue.vendor')}
        value={filter.vendor ?? ''}
        onChange={(vendor) => narrow('vendor', vendor)}
        options={[
          all(_('office-catalogue.vendor.all')),
          ...(data?.vendors ?? []).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Select
        label={_('office-catalogue.class')}
        value={filter.classification ?? ''}
        onChange={(classification) => narrow('classification', classification)}
        options={[
          all(_('office-catalogue.class.all')),
          ...CLASSIFICATIONS.map((value) => ({ value, label: _(`office-catalogue.class.${value}`) })),
        ]}
      />
      {Object.keys(filter).length > 0 && (
        <Button look="ghost" onClick={clear}>
          {_('office-catalogue.reset_filter')}
        </Button>
      )}
    </fieldset>
  )
}
