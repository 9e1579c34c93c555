import { useLingui } from '@lingui/react'
import { listCatalogue } from '@sanuk/contracts/office-catalogue'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { AskedTable } from '../../components/asked-table.tsx'
import list from '../../lists/list-page.module.css'
import { SaveList } from '../../lists/save-list.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { BulkBar } from './bulk-bar.tsx'
import styles from './catalogue.module.css'
import { CATALOGUE, type Game } from './catalogue.ts'
import { CatalogueFilterBar } from './catalogue-filter.tsx'
import { GameSheet } from './game-sheet.tsx'
import { useCatalogueFilter } from './use-catalogue-filter.ts'
import { useGameColumns } from './use-game-columns.tsx'
import { useSelection } from './use-selection.ts'

/** Every game of the brand, and what can be done with one or with many. */
export function GamesPanel() {
  const { _ } = useLingui()
  const mayChange = useMay()('catalogue.change')
  const { filter } = useCatalogueFilter()
  const selection = useSelection()
  const [opened, setOpened] = useState<string | null>(null)
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(listCatalogue, { query: { ...filter, ...(cursor ? { cursor } : {}) } }, signal)
  const { pages, error, refetch, ...more } = useAskedPages({ key: [...CATALOGUE, 'games', filter], ask: read })
  const games = pages?.flatMap((page) => page.list)
  const total = pages?.[0]?.total ?? 0
  // What is chosen stays so while another list comes, and so does a question that was asked about it.
  const choosing = mayChange && (selection.games.length > 0 || (games !== undefined && games.length > 0))
  const columns = useGameColumns({
    selection: mayChange ? selection : null,
    onOpen: ({ nodeId }) => setOpened(nodeId),
  })
  return (
    <div className={styles.panel}>
      <CatalogueFilterBar />
      <div className={styles.bar}>
        <p role="status">{pages && _('office-catalogue.count', { total })}</p>
        <SaveList name="catalogue" columns={useSavedColumns()} readFrom={read} />
      </div>
      {choosing && <BulkBar selection={selection} shown={games ?? []} />}
      <AskedTable
        title="office-catalogue.games"
        columns={columns}
        rows={games}
        rowKey={({ nodeId }) => nodeId}
        skeletonRows={8}
        fault={error}
        onRetry={refetch}
        empty={
          <EmptyState icon={<SearchX />} title={_('office-catalogue.nothing')}>
            {_('office-catalogue.nothing.note')}
          </EmptyState>
        }
      />
      {games && games.length > 0 && !error && (
        <div className={list.end}>
          <p role="status">{_('office-catalogue.shown', { rows: games.length, total })}</p>
          {more.hasNextPage && (
            <Button look="outline" busy={more.isFetchingNextPage} onClick={() => more.fetchNextPage()}>
              {_('office.list.more')}
            </Button>
          )}
        </div>
      )}
      <GameSheet game={games?.find(({ nodeId }) => nodeId === opened) ?? null} onClose={() => setOpened(null)} />
    </div>
  )
}

/** A file says more than a screen: each thing in a column of its own. */
function useSavedColumns() {
  const { _ } = useLingui()
  const columns: readonly (readonly [string, (game: Game) => string])[] = [
    [_('office-catalogue.code'), ({ code }) => code],
    [_('office-catalogue.field.name.th'), ({ names }) => names.th],
    [_('office-catalogue.field.name.en'), ({ names }) => names.en],
    [_('office-catalogue.vendor'), ({ vendorName }) => vendorName],
    [_('office-catalogue.label'), ({ vassalageName }) => vassalageName],
    [_('office-catalogue.category'), ({ gameType }) => _(`office.category.${gameType}`)],
    [_('office-catalogue.class'), ({ classification }) => _(`office-catalogue.class.${classification}`)],
    [_('office-catalogue.state'), ({ state }) => _(`office-catalogue.state.${state}`)],
    [_('office-catalogue.hot'), ({ isHot }) => _(isHot ? 'office-catalogue.sheet.yes' : 'office-catalogue.sheet.no')],
    [_('office-catalogue.sheet.minimum'), ({ minimumStake }) => minimumStake],
    [_('office-catalogue.sheet.maximum'), ({ maximumStake }) => maximumStake],
  ]
  return columns.map(([header, text]) => ({ header, text }))
}
