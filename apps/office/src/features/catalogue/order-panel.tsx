import { useLingui } from '@lingui/react'
import { GAME_TYPES, type GameType } from '@sanuk/contracts/catalogue'
import { orderGames, readGameOrder } from '@sanuk/contracts/office-catalogue'
import { EmptyState } from '@sanuk/ui/empty-state'
import { IconButton } from '@sanuk/ui/icon-button'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Star, X } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { SortableList } from '../../components/sortable-list.tsx'
import { useLanguage } from '../../language/language.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './catalogue.module.css'
import { CATALOGUE, type Game } from './catalogue.ts'
import { CategoryChoice } from './category-choice.tsx'
import { GameCover } from './game-cover.tsx'
import { GameState } from './game-state.tsx'
import { PanelFault } from './panel-fault.tsx'
import { SaveOrder } from './save-order.tsx'
import { useDraftOrder } from './use-draft-order.ts'

/** The games that stand in front of a category. */
export function OrderPanel() {
  const { _ } = useLingui()
  const [query, setQuery] = useSearchParams()
  const gameType = GAME_TYPES.find((known) => known === query.get('gameType')) ?? 'RNG'
  const { data, error, refetch } = useAsked({
    key: [...CATALOGUE, 'order', gameType],
    ask: (signal) => call(readGameOrder, { params: { gameType } }, signal),
  })
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{_('office-catalogue.order.note')}</p>
      <CategoryChoice
        value={gameType}
        onChange={(chosen) => setQuery({ part: 'order', gameType: chosen }, { replace: true })}
      />
      <PanelFault title="office-catalogue.failed" fault={data ? null : error} onRetry={refetch} />
      {!data && !error && <Skeleton height="240px" />}
      {data && <FrontRow key={gameType} gameType={gameType} games={data.list} />}
    </div>
  )
}

function FrontRow({ gameType, games }: { gameType: GameType; games: readonly Game[] }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const mayChange = useMay()('catalogue.change')
  const draft = useDraftOrder(games, ({ nodeId }) => nodeId)
  if (games.length === 0) {
    return (
      <EmptyState icon={<Star />} title={_('office-catalogue.order.empty')}>
        {_('office-catalogue.order.empty.note')}
      </EmptyState>
    )
  }
  return (
    <>
      {mayChange && <p className={styles.note}>{_('office-catalogue.move.hint')}</p>}
      <SortableList
        label={_('office-catalogue.order')}
        onSort={mayChange ? draft.sort : undefined}
        items={draft.list.map((game) => ({
          key: game.nodeId,
          name: game.names[language],
          content: (
            <span className={styles.game}>
              <GameCover picture={game.picture} />
              <span className={styles.names}>
                <strong>{game.names[language]}</strong>
                <span>{game.vassalageName}</span>
              </span>
              <GameState game={{ ...game, chosen: { ...game.chosen, place: null } }} />
            </span>
          ),
          action: mayChange && (
            <IconButton
              size="small"
              label={_('office-catalogue.order.remove', { name: game.names[language] })}
              onClick={() => draft.remove(game.nodeId)}
            >
              <X />
            </IconButton>
          ),
        }))}
      />
      <SaveOrder
        draft={draft}
        save={(nodeIds) => call(orderGames, { params: { gameType }, body: { nodeIds: [...nodeIds] } })}
      />
    </>
  )
}
