import { useLingui } from '@lingui/react'
import { CONTENT_STATES, type ContentKind } from '@sanuk/contracts/office-content'
import { buttonClass } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Chips } from '@sanuk/ui/chips'
import { classNames } from '@sanuk/ui/class-names'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Newspaper, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { PausedSearch } from '../../lists/paused-search.tsx'
import { useMay } from '../../session/use-operator.ts'
import styles from './content.module.css'
import { contentAddress } from './content.ts'
import { ContentTable } from './content-table.tsx'
import { OrderPart } from './order-part.tsx'
import { SaveContent } from './save-content.tsx'
import { useContentList } from './use-content-list.ts'
import { usePartChoices } from './use-part-choices.ts'

/** What the brand has of one kind, by the pages or sections it stands in, in the order in which it is shown. */
export function ContentPage({ kind }: { kind: ContentKind }) {
  const { _ } = useLingui()
  useTitle(`office-content.${kind}`)
  const mayChange = useMay()('content.change')
  const [search, setSearch] = useState('')
  const [query, setQuery] = useSearchParams()
  const state = CONTENT_STATES.find((known) => known === query.get('state'))
  const { data, error, refetch } = useContentList(kind, search)
  const rows = error ? undefined : data?.filter((row) => !state || row.state === state)
  const parts = usePartChoices(kind)
  const sections = parts.length > 0 ? parts : [{ value: null, label: _(`office-content.${kind}`) }]
  const whole = !search && !state
  return (
    <>
      <PageHead title={_(`office-content.${kind}`)} note={_(`office-content.${kind}.note`)}>
        {rows && <SaveContent kind={kind} rows={rows} />}
        {mayChange && (
          <Link to={contentAddress(kind, 'new')} className={classNames(buttonClass(), styles.add)}>
            <Plus />
            {_(`office-content.${kind}.new`)}
          </Link>
        )}
      </PageHead>
      <div className={styles.narrowing}>
        <PausedSearch label={_('office-content.search')} text={search} onSearch={setSearch} />
        <Chips
          label={_('office-content.state')}
          size="small"
          value={state ?? 'all'}
          onPick={(value) => setQuery(value === 'all' ? {} : { state: value }, { replace: true })}
          options={(['all', ...CONTENT_STATES] as const).map((value) => ({
            value,
            label: _(`office-content.state.${value}`),
          }))}
        />
      </div>
      {error && (
        <Card>
          <Failed error={error} onRetry={refetch} />
        </Card>
      )}
      {rows?.length === 0 && <Card>{whole ? <NothingYet kind={kind} /> : <NothingFits />}</Card>}
      {!error &&
        sections.map(({ value, label }, at) => {
          const beside = rows?.filter(({ part }) => part === value)
          if (beside ? beside.length === 0 : at > 0) return null
          const sortable = mayChange && whole && beside && beside.length > 1
          return (
            <Card
              key={label}
              title={sections.length > 1 && rows ? label : undefined}
              action={sortable && <OrderPart kind={kind} label={label} part={value} all={rows ?? []} />}
              className={styles.section}
            >
              <ContentTable label={label} rows={beside} />
            </Card>
          )
        })}
    </>
  )
}

function NothingYet({ kind }: { kind: ContentKind }) {
  const { _ } = useLingui()
  return (
    <EmptyState icon={<Newspaper />} title={_(`office-content.${kind}.none`)}>
      {_('office-content.none.note')}
    </EmptyState>
  )
}

function NothingFits() {
  const { _ } = useLingui()
  return (
    <EmptyState icon={<SearchX />} title={_('office-content.none.found')}>
      {_('office-content.none.found.note')}
    </EmptyState>
  )
}
