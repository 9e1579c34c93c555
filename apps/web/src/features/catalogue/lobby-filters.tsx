import { useLingui } from '@lingui/react'
import { CLASSIFICATIONS, MINIMUM_BET_FILTERS, PLAY_TYPES, type PlayType } from '@sanuk/contracts/catalogue'
import { Chips } from '@sanuk/ui/chips'
import { classNames } from '@sanuk/ui/class-names'
import { Segmented } from '@sanuk/ui/segmented'
import { Flame, Heart, History } from 'lucide-react'
import { useBrand } from '../../brand/use-brand.ts'
import { useShortMoney } from '../../brand/use-short-money.ts'
import { useSession } from '../../session/session.ts'
import { TableFilters } from './board/table-filters.tsx'
import type { Lobby, LobbyMenu } from './lobbies.ts'
import styles from './lobby.module.css'
import { type Classification, isOwnMode, type LobbySearch, type MinimumBet, MODES } from './lobby-search.ts'
import { NameSearch } from './name-search.tsx'

type LobbyFiltersProps = {
  readonly lobby: Lobby
  /** What there is to narrow down by. */
  readonly menu: LobbyMenu
  readonly search: LobbySearch
  readonly onSearch: (change: LobbySearch) => void
}

/** What narrows the list besides the vendor. Every change begins the list anew; one's own lists are short enough. */
export function LobbyFilters(props: LobbyFiltersProps) {
  const { lobby, search, onSearch } = props
  const isOwn = isOwnMode(search.mode)
  return (
    <div className={styles.filters}>
      <div className={styles.first}>
        <ModePicker {...props} />
        {!isOwn && (
          <NameSearch value={search.name ?? ''} onSearch={(name) => onSearch({ ...search, name: name || undefined })} />
        )}
      </div>
      {!isOwn && (
        <>
          <KindChips {...props} />
          {lobby.boards && (
            <TableFilters
              search={search}
              onPick={(change) => onSearch({ ...search, ...change })}
              chipsClassName={styles.chips}
              unknownClassName={styles.unknown}
            />
          )}
          {lobby.smallStakes && <MinimumChips {...props} />}
        </>
      )}
    </div>
  )
}

const modeIcons = { hot: <Flame />, fav: <Heart />, recent: <History /> }

/** All games, hot ones where there are any, and of whoever is signed in favourites and recent ones. Nothing without a choice. */
function ModePicker({ menu, search, onSearch }: LobbyFiltersProps) {
  const { _ } = useLingui()
  const isSignedIn = useSession() !== null
  const offered = MODES.filter((mode) => mode === search.mode || (mode === 'hot' ? menu.hotGames > 0 : isSignedIn))
  if (offered.length === 0) return null
  return (
    <Segmented
      label={_('lobby.modes')}
      value={search.mode ?? 'all'}
      onChange={(mode) => onSearch(mode === 'all' ? { ...search, mode: undefined } : { page: search.page, mode })}
      options={[
        { value: 'all', label: _('lobby.modes.all') },
        ...offered.map((mode) => ({ value: mode, label: _(`lobby.modes.${mode}`), icon: modeIcons[mode] })),
      ]}
    />
  )
}

/** Classes of slots, or kinds of lottery: whichever of them there are. */
function KindChips({ lobby, menu, search, onSearch }: LobbyFiltersProps) {
  const { _ } = useLingui()
  if (lobby.gameTypes.includes('ELOTT')) {
    return (
      <Chips<PlayType | 'all'>
        label={_('lobby.play')}
        className={styles.chips}
        size="small"
        value={search.play ?? 'all'}
        onPick={(play) => onSearch({ ...search, play: play === 'all' ? undefined : play })}
        options={[
          { value: 'all', label: _('lobby.play.all') },
          ...PLAY_TYPES.filter((play) => menu.playTypes.includes(play)).map((value) => ({
            value,
            label: _(`lobby.play.${value}`),
          })),
        ]}
      />
    )
  }
  if (!lobby.gameTypes.includes('RNG')) return null
  // The contract's order puts scratch cards, video poker and table games last.
  const kinds = CLASSIFICATIONS.filter((kind) => menu.classifications.includes(kind))
  return (
    <Chips<Classification | 'all'>
      label={_('lobby.kind')}
      className={styles.chips}
      size="small"
      value={search.kind ?? 'all'}
      onPick={(kind) => onSearch({ ...search, kind: kind === 'all' ? undefined : kind })}
      options={[
        { value: 'all', label: _('lobby.kind.all') },
        ...kinds.map((kind) => ({ value: kind, label: _(`lobby.kind.${kind}`) })),
      ]}
    />
  )
}

/** Stakes as small as games can be played for, and the one that an address asks for. */
function MinimumChips({ menu, search, onSearch }: LobbyFiltersProps) {
  const { _ } = useLingui()
  const money = useShortMoney()
  // Amounts without their currency are narrower: nobody sees them move.
  const known = useBrand() !== undefined
  const offered = MINIMUM_BET_FILTERS.filter((bet) => bet === search.minimum || menu.minimumBets.includes(bet))
  return (
    <Chips<MinimumBet | 'all'>
      label={_('lobby.minimum')}
      className={classNames(styles.chips, !known && styles.unknown)}
      size="small"
      value={search.minimum ?? 'all'}
      onPick={(minimum) => onSearch({ ...search, minimum: minimum === 'all' ? undefined : minimum })}
      options={[
        { value: 'all', label: _('lobby.minimum.all') },
        ...offered.map((bet) => ({ value: bet, label: money(bet) })),
      ]}
    />
  )
}
