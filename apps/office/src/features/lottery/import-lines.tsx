import { useLingui } from '@lingui/react'
import { IMPORT_STATES } from '@sanuk/contracts/office-lottery-imports'
import { Badge } from '@sanuk/ui/badge'
import { EmptyState } from '@sanuk/ui/empty-state'
import type { ReactNode } from 'react'
import { type DescribedColumn, textColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import type { Formats } from '../../lists/use-formats.ts'
import { DrawnNumbers } from './drawn-numbers.tsx'
import styles from './lottery.module.css'
import type { ImportedLine, ImportState } from './lottery.ts'

const LOOKS = { new: 'good', equal: 'plain', different: 'luck', faulty: 'bad' } as const

/** Numbers of a result that a line has room for. */
const SHOWN = 8

/** What is wrong with a line, or why it is left out. */
function reasonOf({ fault, state, taken }: ImportedLine, { _ }: Pick<Formats, '_'>): string {
  if (fault) return _(`office-lottery.import.fault.${fault}`)
  return state === 'different' && !taken ? _('office-lottery.import.left_out') : ''
}

const COLUMNS: readonly DescribedColumn<ImportedLine>[] = [
  { key: 'line', header: 'office-lottery.import.line', align: 'end', text: ({ line }) => String(line) },
  textColumn('game', 'office-lottery.game', { phone: 'heading' }),
  textColumn('issue', 'office-lottery.import.number'),
  {
    key: 'result',
    header: 'office-lottery.result',
    text: ({ result }) => result.join(' '),
    cell: ({ result }) => <DrawnNumbers result={result} most={SHOWN} />,
  },
  {
    key: 'state',
    header: 'office-lottery.import.state',
    text: (line, { _ }) => [_(`office-lottery.import.state.${line.state}`), reasonOf(line, { _ })].join(' '),
    cell: (line, { _ }) => (
      <span className={styles.marks}>
        <Badge look={LOOKS[line.state]}>{_(`office-lottery.import.state.${line.state}`)}</Badge>
        {reasonOf(line, { _ })}
      </span>
    ),
  },
  {
    key: 'known',
    header: 'office-lottery.import.known',
    text: ({ known }) => known?.join(' ') ?? '',
    cell: ({ known }, { _ }) => (known ? <DrawnNumbers result={known} most={SHOWN} /> : _('office.none')),
  },
]

const OUTCOME: DescribedColumn<ImportedLine> = {
  key: 'outcome',
  header: 'office-lottery.import.outcome',
  text: ({ outcome }, { _ }) => (outcome ? _(`office-lottery.import.outcome.${outcome}`) : ''),
  cell: ({ outcome }, { _ }) =>
    outcome ? (
      <Badge look={outcome === 'disputed' ? 'bad' : 'good'}>{_(`office-lottery.import.outcome.${outcome}`)}</Badge>
    ) : (
      _('office.none')
    ),
}

type Props = {
  readonly lines: readonly ImportedLine[]
  readonly isDone: boolean
  readonly action: ReactNode
}

/** What a file of results says, line by line, and what became of it. */
export function ImportLines({ lines, isDone, action }: Props) {
  const { _ } = useLingui()
  const countOf = (state: ImportState) => lines.filter((line) => line.state === state).length
  return (
    <RowsCard
      title="office-lottery.import.lines"
      file="lottery-import"
      columns={isDone ? [...COLUMNS, OUTCOME] : COLUMNS}
      rows={lines}
      rowKey={({ line }) => String(line)}
      actions={action}
      empty={<EmptyState title={_('office-lottery.import.lines.none')} />}
    >
      <div className={styles.counts}>
        {IMPORT_STATES.map((state) => (
          <Badge key={state} look={countOf(state) > 0 ? LOOKS[state] : 'plain'}>
            {_('office-lottery.import.count', {
              state: _(`office-lottery.import.state.${state}`),
              count: countOf(state),
            })}
          </Badge>
        ))}
      </div>
    </RowsCard>
  )
}
