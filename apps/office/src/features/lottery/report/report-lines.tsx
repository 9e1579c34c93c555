import { useLingui } from '@lingui/react'
import { type LotteryReportAnswer, REPORT_ISSUES_MAX } from '@sanuk/contracts/office-lottery-reports'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Select } from '@sanuk/ui/select'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useLanguage } from '../../../language/language.ts'
import { useWriteDays } from '../../../language/use-write-days.ts'
import { type DescribedColumn, moneyColumn, numberColumn } from '../../../lists/described-column.tsx'
import { RowsCard } from '../../../lists/rows-card.tsx'
import styles from '../lottery.module.css'
import { holdShare, REPORT_FIGURES, type ReportFigure, sortedBy } from './figures.ts'
import { PlayOfFamily } from './play-of-family.tsx'
import type { ReportQuery } from './report-query.ts'

type Line = LotteryReportAnswer['list'][number]
type Props = { readonly answer: LotteryReportAnswer | undefined; readonly asked: ReportQuery }

const FIGURES: readonly DescribedColumn<Line>[] = [
  moneyColumn('stake', 'office-lottery-report.figure.stake'),
  moneyColumn('win', 'office-lottery-report.figure.win'),
  moneyColumn('rebate', 'office-lottery-report.figure.rebate'),
  moneyColumn('hold', 'office-lottery-report.figure.hold', { net: true }),
  {
    key: 'share',
    header: 'office-lottery-report.figure.holdShare',
    align: 'end',
    text: (line) => holdShare(line),
  },
  numberColumn('tickets', 'office-lottery-report.figure.tickets'),
  numberColumn('members', 'office-lottery-report.figure.members'),
]

/** Lines of what was asked for, the largest figure first, as a table and a file. */
export function ReportLines({ answer, asked }: Props) {
  const { _ } = useLingui()
  const [figure, setFigure] = useState<ReportFigure>('stake')
  const columns = [...useFirstColumns(asked.by), ...FIGURES]
  return (
    <RowsCard
      title="office-lottery-report.lines"
      file={`lottery-report-${asked.by}-${asked.span.from}-${asked.span.to}`}
      columns={columns}
      rows={answer && sortedBy(answer.list, figure)}
      rowKey={({ key }) => key}
      empty={
        <EmptyState icon={<ChartColumn />} title={_('office-lottery-report.empty')}>
          {_('office-lottery-report.empty.note')}
        </EmptyState>
      }
    >
      <div className={styles.actions}>
        <Select
          label={_('office-lottery-report.sort')}
          value={figure}
          onChange={setFigure}
          options={REPORT_FIGURES.map((value) => ({ value, label: _(`office-lottery-report.figure.${value}`) }))}
        />
      </div>
      {answer && !answer.complete && (
        <p className={styles.note}>{_('office-lottery-report.incomplete', { count: REPORT_ISSUES_MAX })}</p>
      )}
    </RowsCard>
  )
}

/** What a line is of. */
function useFirstColumns(by: ReportQuery['by']): DescribedColumn<Line>[] {
  const language = useLanguage()
  const days = useWriteDays()
  const heading = { header: `office-lottery-report.by.${by}`, phone: 'heading' } as const
  const game: DescribedColumn<Line> = {
    key: 'game',
    header: 'office-lottery-report.game',
    text: (line) => line.game?.names[language] ?? '',
  }
  switch (by) {
    case 'game':
      return [
        { ...game, phone: 'heading' },
        { key: 'vendor', header: 'office-lottery-report.vendor', text: vendorOf },
      ]
    case 'play':
      return [
        {
          key: 'play',
          ...heading,
          text: ({ play }) => play?.code ?? '',
          cell: ({ play }) => play && <PlayOfFamily play={play} />,
        },
        { key: 'family', header: 'office-lottery-report.family', text: ({ play }) => play?.family ?? '' },
      ]
    case 'issue':
      return [
        {
          key: 'issue',
          ...heading,
          text: ({ issue }) => issue?.number ?? '',
          cell: ({ issue }) => issue && <Link to={`/lottery/issues/${issue.id}`}>{issue.number}</Link>,
        },
        game,
        {
          key: 'drawsAt',
          header: 'office-lottery-report.draws_at',
          text: ({ issue }) => issue?.drawsAt ?? '',
          cell: ({ issue }, { moment }) => issue && moment(issue.drawsAt),
        },
      ]
    case 'day':
      return [{ key: 'day', ...heading, text: ({ day }) => day ?? '', cell: ({ day }) => day && days.long(day) }]
  }
}

const vendorOf = ({ game }: Line): string => game?.vendor ?? ''
