import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Card } from '@sanuk/ui/card'
import { Figure, Figures } from '@sanuk/ui/figures'
import { changeOf } from '../../components/day-figures/change-of.ts'
import { Definitions } from '../../components/day-figures/definitions.tsx'
import type { FigureName } from '../../components/day-figures/report-figures.ts'
import { useWriteFigure } from '../../components/use-write-figure.tsx'
import styles from './overview.module.css'
import type { OverviewAnswer } from './overview.tsx'

/** What an operator looks at first; reports show the rest. */
const SHOWN = [
  'gross',
  'net',
  'stake',
  'win',
  'deposits',
  'withdrawals',
  'bonuses',
  'rebates',
  'salaries',
  'prizes',
  'freePaid',
  'adjustments',
  'rounds',
  'players',
  'newMembers',
] as const satisfies readonly FigureName[]

/** The brand's business day so far, beside yesterday at the same hour. */
export function TodayFigures({ overview }: { overview: OverviewAnswer | undefined }) {
  const { _ } = useLingui()
  const write = useWriteFigure()
  return (
    <Card title={_('office.today')}>
      <Figures label={_('office.today')} busy={!overview}>
        {SHOWN.map((name) => (
          <Figure key={name} name={_(`reports.figure.${name}`)} value={overview && write(overview.today[name])}>
            {overview && <Yesterday overview={overview} name={name} />}
          </Figure>
        ))}
      </Figures>
      {overview && <Unsettled overview={overview} />}
      <Definitions />
    </Card>
  )
}

function Yesterday({ overview: { today, yesterday }, name }: { overview: OverviewAnswer; name: FigureName }) {
  const { _, i18n } = useLingui()
  const share = changeOf(today[name], yesterday[name])
  if (share === null) return _('reports.overview.yesterday.none')
  if (share === 0) return _('reports.overview.yesterday.same')
  const change = i18n.number(share, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return _('reports.overview.yesterday', { change })
}

function Unsettled({ overview: { unsettled, currency: code } }: { overview: OverviewAnswer }) {
  const { _ } = useLingui()
  const { rounds, stake } = unsettled
  const sum = formatMoney(parseAmount(stake), currency(code))
  return <p className={styles.unsettled}>{_('reports.overview.unsettled', { rounds, sum })}</p>
}
