import { Checkbox } from '@sanuk/ui/checkbox'
import { visuallyHidden } from '@sanuk/ui/visually-hidden'
import { type DescribedColumn, textColumn } from '../../lists/described-column.tsx'
import list from '../../lists/list-page.module.css'
import type { Formats } from '../../lists/use-formats.ts'
import styles from './catalogue.module.css'
import type { Game } from './catalogue.ts'
import { GameCover } from './game-cover.tsx'
import { GameState } from './game-state.tsx'
import type { Selection } from './use-selection.ts'

/**
 * A game with its cover, both names, where it belongs, and how it is shown; a file says each of it in a column of its
 * own. `selection` is null for those who may not change anything.
 */
export const gameColumns = (selection: Selection | null): readonly DescribedColumn<Game>[] => [
  {
    key: 'game',
    header: 'office-catalogue.game',
    phone: 'heading',
    cell: (game, formats, open) => (
      <div className={styles.game}>
        {selection && <Chosen game={game} selection={selection} formats={formats} />}
        <GameCover picture={game.picture} />
        <Names game={game} formats={formats} onOpen={open} />
      </div>
    ),
  },
  textColumn('code', 'office-catalogue.code', { fileOnly: true }),
  { key: 'th', header: 'office-catalogue.field.name.th', fileOnly: true, text: ({ names }) => names.th },
  { key: 'en', header: 'office-catalogue.field.name.en', fileOnly: true, text: ({ names }) => names.en },
  {
    key: 'state',
    header: 'office-catalogue.state',
    text: ({ state }, { _ }) => _(`office-catalogue.state.${state}`),
    cell: (game) => <GameState game={game} />,
  },
  {
    key: 'hot',
    header: 'office-catalogue.hot',
    fileOnly: true,
    text: ({ isHot }, { _ }) => _(isHot ? 'office-catalogue.sheet.yes' : 'office-catalogue.sheet.no'),
  },
  {
    key: 'category',
    header: 'office-catalogue.category',
    text: ({ gameType }, { _ }) => _(`office.category.${gameType}`),
    cell: ({ gameType, classification }, { _ }) => (
      <span className={styles.two}>
        <span>{_(`office.category.${gameType}`)}</span>
        <span>{_(`office-catalogue.class.${classification}`)}</span>
      </span>
    ),
  },
  {
    key: 'class',
    header: 'office-catalogue.class',
    fileOnly: true,
    text: ({ classification }, { _ }) => _(`office-catalogue.class.${classification}`),
  },
  {
    key: 'vendor',
    header: 'office-catalogue.vendor',
    text: ({ vendorName }) => vendorName,
    cell: ({ vendorName, vassalageName }) => (
      <span className={styles.two}>
        <span>{vassalageName}</span>
        <span>{vendorName}</span>
      </span>
    ),
  },
  textColumn('vassalageName', 'office-catalogue.label', { fileOnly: true }),
  {
    key: 'limits',
    header: 'office-catalogue.limits',
    align: 'end',
    cell: ({ minimumStake, maximumStake }, { money }) => (
      <span className={styles.limits}>
        {money(minimumStake)} – {money(maximumStake)}
      </span>
    ),
  },
  textColumn('minimumStake', 'office-catalogue.sheet.minimum', { fileOnly: true }),
  textColumn('maximumStake', 'office-catalogue.sheet.maximum', { fileOnly: true }),
]

type PartProps = { readonly game: Game; readonly formats: Formats }

function Chosen({ game, selection, formats: { _, language } }: PartProps & { readonly selection: Selection }) {
  return (
    <Checkbox checked={selection.has(game.nodeId)} onChange={(event) => selection.turn(game, event.target.checked)}>
      <span className={visuallyHidden}>{_('office-catalogue.select', { game: game.names[language] })}</span>
    </Checkbox>
  )
}

function Names({ game, formats: { _, language }, onOpen }: PartProps & { readonly onOpen: () => void }) {
  const other = language === 'th' ? 'en' : 'th'
  return (
    <span className={styles.names}>
      <button type="button" className={list.name} aria-haspopup="dialog" onClick={onOpen}>
        {game.names[language]}
      </button>
      <span lang={other}>{game.names[other]}</span>
      {game.children > 0 && <span>{_('office-catalogue.entry', { games: game.children })}</span>}
      {game.parent && <span>{_('office-catalogue.under', { entry: game.parent })}</span>}
    </span>
  )
}
