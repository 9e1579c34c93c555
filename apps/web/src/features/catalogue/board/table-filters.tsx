import { useLingui } from '@lingui/react'
import { TABLE_KINDS, type TableKind } from '@sanuk/contracts/boards'
import { Chips } from '@sanuk/ui/chips'
import { Select } from '@sanuk/ui/select'
import { X } from 'lucide-react'
import { use } from 'react'
import { useShortMoney } from '../../../brand/use-short-money.ts'
import {
  GOOD_ROADS,
  type GoodRoad,
  isTableSearch,
  NO_TABLE_SEARCH,
  TABLE_ORDERS,
  TABLE_STAKES,
  type TableOrder,
  type TableSearch,
  type TableStake,
} from '../lobby-search.ts'
import styles from './table-filters.module.css'
import { hasRoads } from './tile-looks.ts'
import { TableChoiceContext } from './use-board.ts'

type TableFiltersProps = {
  readonly search: TableSearch
  readonly onPick: (change: TableSearch) => void
  readonly chipsClassName: string | undefined
  /** Keeps the place of the filters until it is known whether there are tables. */
  readonly unknownClassName: string | undefined
}

/** Which live tables are shown, and in which order; nothing where there is no table that tells. */
export function TableFilters(props: TableFiltersProps) {
  const { search, unknownClassName } = props
  const { isKnown, tables } = use(TableChoiceContext)
  if (isKnown && tables.length === 0 && !isTableSearch(search)) return null
  return (
    <div className={isKnown ? styles.filters : `${styles.filters} ${unknownClassName}`}>
      <Lists {...props} />
      <RoadChips {...props} />
    </div>
  )
}

/** Roads to look for, where a game that has roads is among those shown. */
function RoadChips({ search: { table, road }, onPick, chipsClassName }: TableFiltersProps) {
  const { _ } = useLingui()
  const { kinds } = use(TableChoiceContext)
  const shown = table ? [table] : kinds
  if (road === undefined && shown.length > 0 && !shown.some(hasRoads)) return null
  return (
    <Chips<GoodRoad | 'all'>
      label={_('lobby.road')}
      className={chipsClassName}
      size="small"
      value={road ?? 'all'}
      onPick={(one) => onPick({ road: one === 'all' ? undefined : one })}
      options={[
        { value: 'all', label: _('lobby.road.all') },
        ...GOOD_ROADS.map((one) => ({ value: one, label: _(`lobby.road.${one}`) })),
      ]}
    />
  )
}

/** Game, stake and order, and the way back to all games. */
function Lists({ search, onPick }: TableFiltersProps) {
  const { _ } = useLingui()
  const money = useShortMoney()
  const { kinds } = use(TableChoiceContext)
  // Also the one that an address asks for.
  const offered = TABLE_KINDS.filter((kind) => kind === search.table || kinds.includes(kind))
  return (
    <div className={styles.lists}>
      <Select<TableKind | 'all'>
        label={_('lobby.table')}
        className={styles.list}
        value={search.table ?? 'all'}
        onChange={(kind) => onPick({ table: kind === 'all' ? undefined : kind })}
        options={[
          { value: 'all', label: _('lobby.table.all') },
          ...offered.map((kind) => ({ value: kind, label: _(`lobby.board.kind.${kind}`) })),
        ]}
      />
      <Select<TableStake | 'any'>
        label={_('lobby.stake')}
        className={styles.list}
        value={search.stake ?? 'any'}
        onChange={(stake) => onPick({ stake: stake === 'any' ? undefined : stake })}
        options={[
          { value: 'any', label: _('lobby.stake.any') },
          ...TABLE_STAKES.map((stake) => ({ value: stake, label: _('lobby.stake.takes', { stake: money(stake) }) })),
        ]}
      />
      <Select<TableOrder | 'usual'>
        label={_('lobby.order')}
        className={styles.list}
        value={search.order ?? 'usual'}
        onChange={(order) => onPick({ order: order === 'usual' ? undefined : order })}
        options={[
          { value: 'usual', label: _('lobby.order.usual') },
          ...TABLE_ORDERS.map((order) => ({ value: order, label: _(`lobby.order.${order}`) })),
        ]}
      />
      {isTableSearch(search) && (
        <button type="button" className={styles.clear} onClick={() => onPick(NO_TABLE_SEARCH)}>
          <X aria-hidden="true" />
          {_('lobby.tables.clear')}
        </button>
      )}
    </div>
  )
}
