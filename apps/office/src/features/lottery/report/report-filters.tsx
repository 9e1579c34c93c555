import { useLingui } from '@lingui/react'
import { LOTTERY_REPORT_GROUPS } from '@sanuk/contracts/office-lottery-reports'
import { DateRange } from '@sanuk/ui/date-range'
import { Select } from '@sanuk/ui/select'
import { useLanguage } from '../../../language/language.ts'
import { useWriteDays } from '../../../language/use-write-days.ts'
import styles from '../lottery.module.css'
import { useLotteryGames } from '../use-lottery-games.ts'
import type { ReportQuery } from './report-query.ts'

type Props = {
  readonly today: string
  readonly asked: ReportQuery
  readonly onChoose: (change: Partial<ReportQuery>) => void
}

/** Which days, which lotteries, and what lines are of. */
export function ReportFilters({ today, asked, onChoose }: Props) {
  const { _ } = useLingui()
  const language = useLanguage()
  const days = useWriteDays()
  const games = useLotteryGames().data?.list ?? []
  const { span, by, game, vendor } = asked
  const vendors = [...new Set(games.map((one) => one.vendor))]
  const ofVendor = games.filter((one) => vendor === '' || one.vendor === vendor)
  return (
    <div className={styles.actions}>
      <DateRange
        words={{
          label: _('reports.span'),
          presets: {
            today: _('reports.span.today'),
            previous7: _('reports.span.previous7'),
            previous30: _('reports.span.previous30'),
            previous90: _('reports.span.previous90'),
          },
          custom: days.span(span),
          from: _('reports.span.from'),
          to: _('reports.span.to'),
        }}
        value={span}
        onChange={(chosen) => onChoose({ span: chosen })}
        today={today}
        max={today}
      />
      <Select
        label={_('office-lottery-report.by')}
        value={by}
        onChange={(chosen) => onChoose({ by: chosen })}
        options={LOTTERY_REPORT_GROUPS.map((value) => ({ value, label: _(`office-lottery-report.by.${value}`) }))}
      />
      <Select<string>
        label={_('office-lottery-report.vendor')}
        value={vendor}
        onChange={(chosen) => onChoose({ vendor: chosen, game: '' })}
        options={[
          { value: '', label: _('office-lottery-report.vendor.all') },
          ...vendors.map((value) => ({ value, label: value })),
        ]}
      />
      <Select<string>
        label={_('office-lottery-report.game')}
        value={game}
        onChange={(chosen) => onChoose({ game: chosen })}
        options={[
          { value: '', label: _('office-lottery-report.game.all') },
          ...ofVendor.map(({ gameCode, names }) => ({ value: gameCode, label: names[language] })),
        ]}
      />
    </div>
  )
}
