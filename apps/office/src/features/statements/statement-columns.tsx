import { type DescribedColumn, ID_COLUMN, moneyColumn, textColumn } from '../../lists/described-column.tsx'
import { StatementResult } from './statement-result.tsx'
import styles from './statements.module.css'
import { accountName, type StatementLine } from './statements.ts'

/** Comparisons: whose, of when, and what came of them. */
export const STATEMENT_COLUMNS: readonly DescribedColumn<StatementLine>[] = [
  {
    key: 'account',
    header: 'statements.account',
    phone: 'heading',
    text: (one, { _ }) => accountName(one, _),
    link: ({ id }) => `/statements/${id}`,
  },
  {
    key: 'period',
    header: 'statements.period',
    text: ({ from, until }) => `${from} – ${until}`,
    cell: ({ from, until }, { moment }) => (
      <span className={styles.side}>
        <span>{moment(from)} –</span>
        <span>{moment(until)}</span>
      </span>
    ),
  },
  { key: 'result', header: 'statements.result', cell: (one) => <StatementResult {...one} /> },
  {
    key: 'lines',
    header: 'statements.lines',
    align: 'end',
    text: ({ lines, fresh }, { _ }) => _('statements.lines.of', { fresh, lines }),
    cell: ({ lines, fresh }, { _, number }) =>
      lines === fresh ? number(lines) : _('statements.lines.of', { fresh, lines }),
  },
  moneyColumn('moneyIn', 'statements.in'),
  moneyColumn('moneyOut', 'statements.out'),
  {
    key: 'made',
    header: 'statements.made',
    text: ({ madeAt }) => madeAt,
    cell: ({ madeAt, madeBy }, { moment }) => (
      <span className={styles.side}>
        <span>{moment(madeAt)}</span>
        <span>{madeBy}</span>
      </span>
    ),
  },
  textColumn('madeBy', 'statements.made_by', { fileOnly: true }),
  ID_COLUMN,
]
