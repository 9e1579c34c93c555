import { useLingui } from '@lingui/react'
import { ISSUE_VIEWS, listLotteryIssues } from '@sanuk/contracts/office-lottery'
import { buttonClass } from '@sanuk/ui/button'
import { Select } from '@sanuk/ui/select'
import { Sheet } from '@sanuk/ui/sheet'
import { Dices } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage } from '../../language/language.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { momentColumn, moneyColumn, numberColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { choiceFilter, daysFilter, type Filter, type Narrowing } from '../../lists/filter.tsx'
import { type DrawerProps, defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { DrawnNumbers } from './drawn-numbers.tsx'
import { IssueMarks } from './issue-marks.tsx'
import { IssueRecord } from './issue-record.tsx'
import styles from './lottery.module.css'
import { type IssueLine, LOTTERY } from './lottery.ts'
import { useLotteryGames } from './use-lottery-games.ts'

/** Numbers of a result that a line has room for. */
const SHOWN = 6

const SOURCE = pagesOf(listLotteryIssues, (query, signal) => call(listLotteryIssues, { query }, signal))

const GAME_FILTER: Filter<'game'> = { names: ['game'], draw: (at) => <GamePart key="game" at={at} /> }

const ISSUES = defineList(SOURCE, {
  key: [...LOTTERY, 'issues'],
  file: 'lottery-draws',
  title: 'office-lottery.issues',
  rowKey: ({ id }) => id,
  skeletonRows: 10,
  back: () => <Back />,
  filters: [
    GAME_FILTER,
    choiceFilter('state', {
      label: 'office-lottery.filter.state',
      any: 'office-lottery.filter.state.all',
      values: ISSUE_VIEWS,
      word: (state) => `office-lottery.state.${state}`,
    }),
    daysFilter(),
  ],
  columns: [
    {
      key: 'number',
      header: 'office-lottery.issue',
      phone: 'heading',
      opens: true,
      text: ({ number }) => number,
      cell: ({ number }) => <span className={styles.whole}>{number}</span>,
    },
    { key: 'game', header: 'office-lottery.game', text: ({ gameNames }, { language }) => gameNames[language] },
    {
      key: 'state',
      header: 'office.state',
      text: ({ state }, { _ }) => _(`office-lottery.state.${state}`),
      cell: (issue) => <IssueMarks issue={issue} />,
    },
    momentColumn('drawsAt', 'office-lottery.draws'),
    {
      key: 'result',
      header: 'office-lottery.result',
      text: ({ result }) => result?.join(' ') ?? '',
      cell: ({ result }, { _ }) => (result ? <DrawnNumbers result={result} most={SHOWN} /> : _('office.none')),
    },
    numberColumn('tickets', 'office-lottery.tickets'),
    moneyColumn('stake', 'office-lottery.stake'),
    moneyColumn('paid', 'office-lottery.paid'),
  ],
  empty: { icon: <Dices />, word: 'office-lottery.issues.empty', note: 'office-lottery.issues.empty.note' },
  drawer: (props) => <IssueDrawer {...props} />,
})

/** Issues of all lotteries, the latest draw first. */
export const IssuesPage = () => <DescribedList list={ISSUES} />

function Back() {
  const { _ } = useLingui()
  return <BackLink to="/lottery">{_('office-lottery.back')}</BackLink>
}

function GamePart({ at }: { readonly at: Narrowing }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const { data } = useLotteryGames()
  const games = (data?.list ?? []).map(({ gameCode, names }) => ({ value: gameCode, label: names[language] }))
  return (
    <Select<string>
      label={_('office-lottery.filter.game')}
      value={at.get('game') ?? ''}
      onChange={(game) => at.set({ game })}
      options={[{ value: '', label: _('office-lottery.filter.game.all') }, ...games]}
    />
  )
}

function IssueDrawer({ id, row, onClose }: DrawerProps<IssueLine>) {
  const { _ } = useLingui()
  const language = useLanguage()
  const title = row && _('office-lottery.issue.named', { game: row.gameNames[language], number: row.number })
  return (
    <Sheet
      open={id !== null}
      onClose={onClose}
      side="right"
      title={title ?? _('office-lottery.issue')}
      closeLabel={_('office.close')}
    >
      {id && (
        <>
          <IssueRecord key={id} id={id} />
          <Link to={`/lottery/issues/${id}`} className={buttonClass({ look: 'outline', wide: true })}>
            {_('office-lottery.issue.open')}
          </Link>
        </>
      )}
    </Sheet>
  )
}
