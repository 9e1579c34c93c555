import { useLingui } from '@lingui/react'
import { type GameEntry, subGames } from '@sanuk/contracts/catalogue'
import { Dialog } from '@sanuk/ui/dialog'
import { ErrorState } from '@sanuk/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../language/language.ts'
import { writtenCount } from '../../language/written-count.ts'
import { call } from '../../wire/call.ts'
import { keyOf, metaOf } from '../../wire/read.ts'
import { GameGrid } from './game-grid.tsx'
import styles from './sub-games.module.css'

type SubGamesProps = {
  /** The entry whose games are shown, undefined as long as it is not known. */
  readonly entry: GameEntry | undefined
  /** There is no such entry, or none that can be read now. */
  readonly isMissing: boolean
  readonly open: boolean
  readonly onClose: () => void
}

/** The games that lie under an entry, over the lobby. */
export function SubGames({ entry, isMissing, open, onClose }: SubGamesProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const { data, isError, refetch } = useQuery({
    queryKey: [...keyOf(subGames), entry?.nodeId],
    queryFn: ({ signal }) =>
      call(subGames, { params: { vassalage: entry?.vassalage ?? '' }, query: { nodeId: entry?.nodeId } }, signal),
    enabled: open && entry !== undefined,
    meta: metaOf(subGames),
  })
  const name = entry?.names[language] ?? _('lobby.under')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={name}
      description={data && _('lobby.count', { total: writtenCount(data.list.length) })}
      closeLabel={_('site.close')}
    >
      <div className={styles.games}>
        {isMissing && <p className={styles.none}>{_('lobby.under.none')}</p>}
        {isError && <ErrorState title={_('lobby.fault')} retryLabel={_('site.retry')} onRetry={refetch} />}
        {!isMissing && !isError && (
          <GameGrid label={name} games={data?.list ?? []} waiting={data ? 0 : (entry?.children ?? 7)} />
        )}
      </div>
    </Dialog>
  )
}
