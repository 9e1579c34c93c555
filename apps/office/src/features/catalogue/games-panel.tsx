import { useLingui } from '@lingui/react'
import { listCatalogue } from '@sanuk/contracts/office-catalogue'
import { SearchX } from 'lucide-react'
import { SaveDescribed } from '../../lists/described-list.tsx'
import { ListTable } from '../../lists/list-body.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { useList } from '../../lists/use-list.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { BulkBar } from './bulk-bar.tsx'
import styles from './catalogue.module.css'
import { CATALOGUE } from './catalogue.ts'
import { CATALOGUE_FILTER } from './catalogue-filter.tsx'
import { gameColumns } from './game-columns.tsx'
import { GameSheet } from './game-sheet.tsx'
import { type Selection, useSelection } from './use-selection.ts'

const SOURCE = pagesOf(listCatalogue, (query, signal) => call(listCatalogue, { query }, signal))

const listOf = (selection: Selection | null) =>
  defineList(SOURCE, {
    key: [...CATALOGUE, 'games'],
    file: 'catalogue',
    title: 'office-catalogue.games',
    rowKey: ({ nodeId }) => nodeId,
    skeletonRows: 8,
    filters: [CATALOGUE_FILTER],
    columns: gameColumns(selection),
    empty: { icon: <SearchX />, word: 'office-catalogue.nothing', note: 'office-catalogue.nothing.note' },
    shown: (rows, { total }, { _ }) => _('office-catalogue.shown', { rows, total }),
  })

/** Every game of the brand, and what can be done with one or with many. */
export function GamesPanel() {
  const { _ } = useLingui()
  const mayChange = useMay()('catalogue.change')
  const selection = useSelection()
  const list = listOf(mayChange ? selection : null)
  const state = useList(list)
  const { rows: games = [], first, open } = state
  // What is chosen stays so while another list comes, and so does a question that was asked about it.
  const choosing = mayChange && (selection.games.length > 0 || games.length > 0)
  return (
    <div className={styles.panel}>
      {CATALOGUE_FILTER.draw(state.address)}
      <div className={styles.bar}>
        <p role="status">{first && _('office-catalogue.count', { total: first.total })}</p>
        <SaveDescribed list={list} state={state} />
      </div>
      {choosing && <BulkBar selection={selection} shown={games} />}
      <ListTable list={list} state={state} />
      <GameSheet game={open.row} onClose={open.close} />
    </div>
  )
}
