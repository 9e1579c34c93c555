import { useLingui } from '@lingui/react'
import { Checkbox } from '@sanuk/ui/checkbox'
import { visuallyHidden } from '@sanuk/ui/visually-hidden'
import { useMoney } from '../../components/use-money.tsx'
import { useLanguage } from '../../language/language.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import list from '../../lists/list-page.module.css'
import styles from './catalogue.module.css'
import type { Game } from './catalogue.ts'
import { GameCover } from './game-cover.tsx'
import { GameState } from './game-state.tsx'
import type { Selection } from './use-selection.ts'

type Needs = {
  /** Left out for those who may not change anything. */
  readonly selection: Selection | null
  readonly onOpen: (game: Game) => void
}

/** A game with its cover, both names, where it belongs, and how it is shown. */
export function useGameColumns({ selection, onOpen }: Needs): readonly ListColumn<Game>[] {
  const { _ } = useLingui()
  const money = useMoney()
  const language = useLanguage()
  const other = language === 'th' ? 'en' : 'th'
  return [
    {
      key: 'game',
      header: _('office-catalogue.game'),
      phone: 'heading',
      text: ({ names }) => names[language],
      cell: (game) => (
        <div className={styles.game}>
          {selection && (
            <Checkbox
              checked={selection.has(game.nodeId)}
              onChange={(event) => selection.turn(game, event.target.checked)}
            >
              <span className={visuallyHidden}>{_('office-catalogue.select', { game: game.names[language] })}</span>
            </Checkbox>
          )}
          <GameCover picture={game.picture} />
          <span className={styles.names}>
            <button type="button" className={list.name} aria-haspopup="dialog" onClick={() => onOpen(game)}>
              {game.names[language]}
            </button>
            <span lang={other}>{game.names[other]}</span>
            {game.children > 0 && <span>{_('office-catalogue.entry', { games: game.children })}</span>}
            {game.parent && <span>{_('office-catalogue.under', { entry: game.parent })}</span>}
          </span>
        </div>
      ),
    },
    {
      key: 'state',
      header: _('office-catalogue.state'),
      text: (game) => _(`office-catalogue.state.${game.state}`),
      cell: (game) => <GameState game={game} />,
    },
    {
      key: 'category',
      header: _('office-catalogue.category'),
      text: ({ gameType }) => _(`office.category.${gameType}`),
      cell: ({ gameType, classification }) => (
        <span className={styles.two}>
          <span>{_(`office.category.${gameType}`)}</span>
          <span>{_(`office-catalogue.class.${classification}`)}</span>
        </span>
      ),
    },
    {
      key: 'vendor',
      header: _('office-catalogue.vendor'),
      text: ({ vendorName }) => vendorName,
      cell: ({ vendorName, vassalageName }) => (
        <span className={styles.two}>
          <span>{vassalageName}</span>
          <span>{vendorName}</span>
        </span>
      ),
    },
    {
      key: 'limits',
      header: _('office-catalogue.limits'),
      align: 'end',
      text: ({ minimumStake, maximumStake }) => `${minimumStake} – ${maximumStake}`,
      cell: ({ minimumStake, maximumStake }) => (
        <span className={styles.limits}>
          {money(minimumStake)} – {money(maximumStake)}
        </span>
      ),
    },
  ]
}
