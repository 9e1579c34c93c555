import { useLingui } from '@lingui/react'
import type { Column } from '@sanuk/ui/table'
import { Link } from 'react-router-dom'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import list from '../../lists/list-page.module.css'
import { StatementResult } from './statement-result.tsx'
import styles from './statements.module.css'
import { accountName, type StatementLine } from './statements.ts'

/** Comparisons: whose, of when, and what came of them. */
export function useStatementColumns(): readonly Column<StatementLine>[] {
  const { _, i18n } = useLingui()
  const moment = useMoment()
  const money = useMoney()
  return [
    {
      key: 'account',
      header: _('statements.account'),
      phone: 'heading',
      cell: (one) => (
        <Link className={list.name} to={`/statements/${one.id}`}>
          {accountName(one, _)}
        </Link>
      ),
    },
    {
      key: 'period',
      header: _('statements.period'),
      cell: ({ from, until }) => (
        <span className={styles.side}>
          <span>{moment(from)} –</span>
          <span>{moment(until)}</span>
        </span>
      ),
    },
    { key: 'result', header: _('statements.result'), cell: (one) => <StatementResult {...one} /> },
    {
      ...{ key: 'lines', header: _('statements.lines'), align: 'end' },
      cell: ({ lines, fresh }) => (lines === fresh ? i18n.number(lines) : _('statements.lines.of', { fresh, lines })),
    },
    {
      ...{ key: 'in', header: _('statements.in'), align: 'end' },
      cell: ({ moneyIn, currency }) => money(moneyIn, { code: currency }),
    },
    {
      ...{ key: 'out', header: _('statements.out'), align: 'end' },
      cell: ({ moneyOut, currency }) => money(moneyOut, { code: currency }),
    },
    {
      key: 'made',
      header: _('statements.made'),
      cell: ({ madeAt, madeBy }) => (
        <span className={styles.side}>
          <span>{moment(madeAt)}</span>
          <span>{madeBy}</span>
        </span>
      ),
    },
  ]
}
