import { useLingui } from '@lingui/react'
import { listLotteryGames, type OfficeLotteryGame } from '@sanuk/contracts/office-lottery'
import { Badge } from '@sanuk/ui/badge'
import { buttonClass } from '@sanuk/ui/button'
import { Dices } from 'lucide-react'
import { Link } from 'wouter'
import { type DescribedColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { defineList } from '../../lists/list-description.ts'
import { wholeOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { ClosesIn } from './closes-in.tsx'
import { DrawnNumbers } from './drawn-numbers.tsx'
import { FeedFigures } from './feed-figures.tsx'
import { ImportLink } from './import-link.tsx'
import styles from './lottery.module.css'
import { LOTTERY } from './lottery.ts'

const EVERY_MS = 15_000
/** Numbers of a result that a line has room for. */
const SHOWN = 5

/** What waits for results comes first, the disputed above all; the rest stays in the order of the lobby. */
const byAttention = (one: OfficeLotteryGame, other: OfficeLotteryGame): number =>
  other.disputed - one.disputed || Number(other.awaited > 0) - Number(one.awaited > 0)

const SOURCE = wholeOf(async (signal) => {
  const answer = await call(listLotteryGames, undefined, signal)
  return { ...answer, list: answer.list.toSorted(byAttention) }
})

const issuesOf = ({ gameCode }: OfficeLotteryGame, state?: 'attention'): string =>
  `/lottery/issues?${new URLSearchParams({ game: gameCode, ...(state && { state }) })}`

const COLUMNS: readonly DescribedColumn<OfficeLotteryGame>[] = [
  {
    key: 'name',
    header: 'office-lottery.game',
    phone: 'heading',
    text: ({ names }, { language }) => names[language],
    cell: ({ names }, { language }) => <span className={styles.whole}>{names[language]}</span>,
    link: (game) => issuesOf(game),
  },
  {
    key: 'awaited',
    header: 'office-lottery.awaited',
    text: ({ awaited }) => String(awaited),
    cell: (game) => <Awaited game={game} />,
  },
  textColumn('vendor', 'office-lottery.vendor', { phone: 'none' }),
  {
    key: 'drawnBy',
    header: 'office-lottery.drawn_by',
    text: ({ drawnBy }, { _ }) => _(`office-lottery.drawn_by.${drawnBy}`),
  },
  {
    key: 'offered',
    header: 'office-lottery.offered',
    text: ({ offered }, { _ }) => _(`office-lottery.offered.${offered ? 'yes' : 'no'}`),
    cell: ({ offered }, { _ }) => (
      <Badge look={offered ? 'good' : 'plain'}>{_(`office-lottery.offered.${offered ? 'yes' : 'no'}`)}</Badge>
    ),
  },
  {
    key: 'next',
    header: 'office-lottery.next',
    text: ({ open }) => open?.number ?? '',
    cell: ({ open }, { _ }) =>
      open ? <Link to={`/lottery/issues/${open.id}`}>{open.number}</Link> : _('office-lottery.next.none'),
  },
  {
    key: 'closes',
    header: 'office-lottery.closes_in',
    text: ({ open }) => open?.sealsAt ?? '',
    cell: ({ open }, { _ }) => (open ? <ClosesIn at={open.sealsAt} /> : _('office.none')),
  },
  {
    key: 'latest',
    header: 'office-lottery.latest',
    text: ({ latest }) => latest?.result.join(' ') ?? '',
    cell: ({ latest }, { _ }) =>
      latest ? <DrawnNumbers result={latest.result} most={SHOWN} /> : _('office-lottery.result.none'),
  },
  {
    key: 'calendar',
    header: 'office-lottery.calendar.link',
    cell: ({ gameCode, names }, { _, language }) => (
      <Link
        to={`/lottery/calendar/${gameCode}`}
        className={buttonClass({ look: 'outline', size: 'small' })}
        aria-label={_('office-lottery.calendar.of', { game: names[language] })}
      >
        {_('office-lottery.calendar.link')}
      </Link>
    ),
  },
  {
    key: 'numbers',
    header: 'office-lottery-numbers.link',
    cell: ({ gameCode, names }, { _, language }) => (
      <Link
        to={`/lottery/numbers/${gameCode}`}
        className={buttonClass({ look: 'outline', size: 'small' })}
        aria-label={_('office-lottery-numbers.of', { game: names[language] })}
      >
        {_('office-lottery-numbers.link')}
      </Link>
    ),
  },
  {
    key: 'terms',
    header: 'office-lottery-terms.link',
    cell: ({ gameCode, names }, { _, language }) => (
      <Link
        to={`/lottery/terms/${gameCode}`}
        className={buttonClass({ look: 'outline', size: 'small' })}
        aria-label={_('office-lottery-terms.of', { game: names[language] })}
      >
        {_('office-lottery-terms.link')}
      </Link>
    ),
  },
]

const LIST = defineList(SOURCE, {
  key: [...LOTTERY, 'list'],
  everyMs: EVERY_MS,
  file: 'lotteries',
  title: 'office-lottery.title',
  note: 'office-lottery.note',
  rowKey: ({ gameCode }) => gameCode,
  skeletonRows: 10,
  columns: COLUMNS,
  empty: { icon: <Dices />, word: 'office-lottery.empty', note: 'office-lottery.empty.note' },
  switches: <PageLinks />,
  actions: (answer) => answer?.mayEnterResults && <ImportLink />,
  above: (answer) => (
    <div className={styles.above}>
      <FeedFigures answer={answer} />
    </div>
  ),
})

/** Every lottery: its next issue, its latest result, and what waits for results. */
export const LotteriesPage = () => <DescribedList list={LIST} />

function PageLinks() {
  const { _ } = useLingui()
  return (
    <>
      <Link to="/lottery/issues" className={buttonClass({ look: 'outline' })}>
        {_('office-lottery.issues.link')}
      </Link>
      <Link to="/lottery/report" className={buttonClass({ look: 'outline' })}>
        {_('office-lottery-report.link')}
      </Link>
    </>
  )
}

/** How many issues of a game wait for results, with the way to them. */
function Awaited({ game }: { readonly game: OfficeLotteryGame }) {
  const { _ } = useLingui()
  const { awaited, disputed } = game
  if (awaited === 0) return _('office.none')
  return (
    <span className={styles.marks}>
      <Link to={issuesOf(game, 'attention')}>
        <Badge look="luck">{_('office-lottery.awaited.count', { count: awaited })}</Badge>
      </Link>
      {disputed > 0 && <Badge look="bad">{_('office-lottery.disputed')}</Badge>}
    </span>
  )
}
