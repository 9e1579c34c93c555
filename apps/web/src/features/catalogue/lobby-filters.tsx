import { useLingui } from '@lingui/react'
import { CLASSIFICATIONS, MINIMUM_BET_FILTERS } from '@sanuk/contracts/catalogue'
import type { Word } from '@sanuk/locales/word'
import { Chips } from '@sanuk/ui/chips'
import { Segmented } from '@sanuk/ui/segmented'
import { Flame } from 'lucide-react'
import { useShortMoney } from '../../brand/use-short-money.ts'
import styles from './lobby.module.css'
import type { Classification, LobbySearch, MinimumBet } from './lobby-search.ts'
import { NameSearch } from './name-search.tsx'

/** Bingo is offered only where its language is. The contract's order puts scratch, video poker and table games last. */
const KINDS = CLASSIFICATIONS.filter((kind) => kind !== 'BG')

const kindWords: Record<Classification, Word> = {
  JP: 'lobby.kind.JP',
  AC: 'lobby.kind.AC',
  BG: 'lobby.kind.BG',
  SC: 'lobby.kind.SC',
  VP: 'lobby.kind.VP',
  TG: 'lobby.kind.TG',
}

type LobbyFiltersProps = {
  readonly search: LobbySearch
  readonly onSearch: (change: LobbySearch) => void
}

/** What narrows the list besides the vendor. Every change begins the list anew. */
export function LobbyFilters({ search, onSearch }: LobbyFiltersProps) {
  const { _ } = useLingui()
  const money = useShortMoney()
  return (
    <div className={styles.filters}>
      <div className={styles.first}>
        <Segmented
          label={_('lobby.modes')}
          value={search.mode ?? 'all'}
          onChange={(mode) => onSearch({ ...search, mode: mode === 'hot' ? 'hot' : undefined })}
          options={[
            { value: 'all', label: _('lobby.modes.all') },
            { value: 'hot', label: _('lobby.modes.hot'), icon: <Flame /> },
          ]}
        />
        <NameSearch value={search.name ?? ''} onSearch={(name) => onSearch({ ...search, name: name || undefined })} />
      </div>
      <Chips<Classification | 'all'>
        label={_('lobby.kind')}
        className={styles.chips}
        size="small"
        value={search.kind ?? 'all'}
        onPick={(kind) => onSearch({ ...search, kind: kind === 'all' ? undefined : kind })}
        options={[
          { value: 'all', label: _('lobby.kind.all') },
          ...KINDS.map((kind) => ({ value: kind, label: _(kindWords[kind]) })),
        ]}
      />
      <Chips<MinimumBet | 'all'>
        label={_('lobby.minimum')}
        className={styles.chips}
        size="small"
        value={search.minimum ?? 'all'}
        onPick={(minimum) => onSearch({ ...search, minimum: minimum === 'all' ? undefined : minimum })}
        options={[
          { value: 'all', label: _('lobby.minimum.all') },
          ...MINIMUM_BET_FILTERS.map((bet) => ({ value: bet, label: money(bet) })),
        ]}
      />
    </div>
  )
}
