import { useLingui } from '@lingui/react'
import type { ProfitFigures, ProfitSort } from '@sanuk/contracts/agent-profit'
import { parseAmount } from '@sanuk/money/amount'
import { Badge } from '@sanuk/ui/badge'
import { Money } from '@sanuk/ui/money'
import { type ColumnSort, Table } from '@sanuk/ui/table'
import type { ReactNode } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writtenCount } from '../../../language/written-count.ts'
import { useWriteUpline } from '../team/use-write-upline.ts'
import styles from './profit.module.css'
import { PROFIT_FIGURES, type ProfitFigureName, profitFigureNames } from './profit-figures.ts'
import type { ProfitLine, ProfitQuestion } from './use-profit.ts'

type ProfitTableProps = {
  readonly lines: readonly ProfitLine[] | undefined
  readonly total: ProfitFigures | null
  readonly question: ProfitQuestion
  readonly empty: ReactNode
  readonly error: ReactNode
  /** Shows the team of an agent. */
  readonly onTeam: (agent: string) => void
  readonly onSort: (sort: Pick<ProfitQuestion, 'sort' | 'order'>) => void
}

const SORTS: Partial<Record<ProfitFigureName, ProfitSort>> = { stake: 'stake', net: 'net' }

/** What accounts did and were given, with the sum of all of them; on a phone each is a card. */
export function ProfitTable({ lines, total, question, empty, error, onTeam, onSort }: ProfitTableProps) {
  const { _ } = useLingui()
  const writeFigure = useWriteFigure()

  /** Another column begins with the highest; the same one is turned round. */
  function sortBy(sort: ProfitSort): ColumnSort {
    const isSorted = question.sort === sort
    const order = isSorted && question.order === 'descending' ? 'ascending' : 'descending'
    return { direction: isSorted ? question.order : 'none', onSort: () => onSort({ sort, order }) }
  }

  const columns = profitFigureNames.map((name) => {
    const sort = SORTS[name]
    return {
      key: name,
      header: _(PROFIT_FIGURES[name]),
      align: 'end' as const,
      sort: sort && sortBy(sort),
      cell: (line: ProfitLine) => writeFigure(name, line),
    }
  })
  const totals = total && Object.fromEntries(profitFigureNames.map((name) => [name, writeFigure(name, total)]))
  return (
    <Table
      label={_('agent-profit.list')}
      rows={lines}
      rowKey={({ id, kind }) => `${kind} ${id}`}
      empty={empty}
      error={error}
      totals={totals ? { account: _('agent-profit.total'), ...totals } : undefined}
      columns={[
        {
          key: 'account',
          header: _('agent-profit.account'),
          phone: 'heading',
          cell: (line) => <Account line={line} withPath={question.search !== undefined} onTeam={onTeam} />,
        },
        ...columns,
      ]}
    />
  )
}

/** Writes counts with separators and money in the brand's currency; the net result with its sign. */
function useWriteFigure(): (name: ProfitFigureName, figures: ProfitFigures) => ReactNode {
  const currency = useCurrency()
  return (name, figures) => {
    const figure = figures[name]
    if (typeof figure === 'number') return writtenCount(figure)
    return <Money amount={parseAmount(figure)} currency={currency} net={name === 'net'} />
  }
}

type AccountProps = {
  readonly line: ProfitLine
  readonly withPath: boolean
  readonly onTeam: (agent: string) => void
}

/** Whose row it is; an agent's name leads to the rows below. */
function Account({ line, withPath, onTeam }: AccountProps) {
  const { _ } = useLingui()
  const writeUpline = useWriteUpline()
  const { id, username, kind } = line
  return (
    <div className={styles.account}>
      {kind === 'agent' ? (
        <button
          type="button"
          className={styles.name}
          aria-label={_('agent-profit.open', { username })}
          onClick={() => onTeam(id)}
        >
          {username}
        </button>
      ) : (
        <span className={styles.username}>{username}</span>
      )}
      {kind !== 'member' && <Badge look={kind === 'agent' ? 'good' : 'plain'}>{_(`agent-profit.kind.${kind}`)}</Badge>}
      {withPath && <span className={styles.path}>{writeUpline(line)}</span>}
    </div>
  )
}
