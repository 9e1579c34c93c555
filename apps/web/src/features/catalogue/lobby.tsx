import { useLingui } from '@lingui/react'
import { gameMenus } from '@sanuk/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { writtenCount } from '../../language/written-count.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { useSession } from '../../session/session.ts'
import { read } from '../../wire/read.ts'
import { Boards } from './board/boards.tsx'
import { TableChoiceContext } from './board/use-board.ts'
import { useKeptHere } from './kept-here.ts'
import { LOTTERIES, type Lobby as LobbyData, lobbyMenu } from './lobbies.ts'
import styles from './lobby.module.css'
import { LobbyFilters } from './lobby-filters.tsx'
import { LobbyList } from './lobby-list.tsx'
import { isOwnMode, isTableSearch, type LobbySearch } from './lobby-search.ts'
import { NothingHere } from './nothing-here.tsx'
import { tablesFound } from './tables-found.ts'
import { UnderEntry } from './under-entry.tsx'
import { useLobbyGames, useWanted } from './use-lobby-games.ts'
import { VendorTabs } from './vendor-tabs.tsx'

type LobbyProps = {
  readonly lobby: LobbyData
  readonly search: LobbySearch
  readonly onSearch: (change: LobbySearch) => void
  /** Closes the sub-games that the address names. */
  readonly onCloseUnder: () => void
}

/** Every game of a category, narrowed by vendor, name, class and stake; more of them arrive on the way down. */
export function Lobby(props: LobbyProps) {
  const { boards, gameTypes } = props.lobby
  const [gameType] = gameTypes
  if (!boards || !gameType) return <LobbyGames {...props} />
  return (
    <Boards gameType={gameType} search={props.search}>
      <LobbyGames {...props} />
    </Boards>
  )
}

function LobbyGames({ lobby, search, onSearch, onCloseUnder }: LobbyProps) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const session = useSession()
  const menus = useQuery(read(gameMenus))
  const lanes = menus.data?.data.lanes
  const menu = useMemo(() => lobbyMenu(lanes, lobby.gameTypes), [lanes, lobby])
  const isClosed = isOwnMode(search.mode) && session === null
  const keptHere = useKeptHere(session?.username ?? null)
  const choice = use(TableChoiceContext)
  const isByTable = lobby.boards === true && isTableSearch(search) && !isOwnMode(search.mode)
  const listed = useLobbyGames(
    {
      gameTypes: lobby.gameTypes,
      search,
      keptHere: lobby.gameTypes.some(isLottery) ? keptHere : null,
      tables: isByTable ? choice.tables : null,
    },
    !isClosed && (!isByTable || choice.isKnown),
  )
  const found = useWanted(listed, isByTable ? (games) => tablesFound(games, search, choice.matching) : null)
  const title = _(lobby.title)
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count} role="status">
          {found.total !== undefined && !isClosed && _('lobby.count', { total: writtenCount(found.total) })}
        </p>
        {lobby.subtitle && <p className={styles.subtitle}>{_(lobby.subtitle)}</p>}
      </header>
      <VendorTabs path={lobby.path} vendors={menu.vendors} chosen={search.page} />
      <LobbyFilters {...{ lobby, menu, search, onSearch }} />
      {isClosed ? (
        <NothingHere
          title={_('lobby.own.sign_in')}
          note={_('lobby.own.sign_in.note')}
          ways={[
            { label: _('site.sign_in'), go: () => open('login') },
            { label: _('lobby.reset'), go: () => onSearch({}) },
          ]}
        />
      ) : (
        <LobbyList {...{ title, search, onSearch, found }} />
      )}
      <UnderEntry lobby={lobby} nodeId={search.under} known={found.games} onClose={onCloseUnder} />
    </>
  )
}

const isLottery = (gameType: LobbyData['gameTypes'][number]) => LOTTERIES.includes(gameType)
