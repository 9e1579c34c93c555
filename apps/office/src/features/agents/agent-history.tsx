import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { History } from 'lucide-react'
import { type DescribedColumn, momentColumn, textColumn } from '../../lists/described-column.tsx'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import styles from './agents.module.css'
import type { AgentRecord } from './agents.ts'
import { useAgentTypes } from './use-agent-types.ts'

type Span = AgentRecord['history'][number]

const columnsFor = (nameOf: (type: number) => string): readonly DescribedColumn<Span>[] => [
  momentColumn('since', 'office-agents.since', { phone: 'heading' }),
  {
    key: 'until',
    header: 'office-agents.until',
    text: ({ until }) => until ?? '',
    cell: ({ until }, { _, moment }) => (until ? moment(until) : _('office-agents.now')),
  },
  {
    key: 'parent',
    header: 'office-agents.parent',
    text: ({ parent }, { _ }) => parent?.username ?? _('office-agents.top'),
  },
  { key: 'type', header: 'office-agents.type', fileOnly: true, text: ({ type }) => nameOf(type) },
  {
    key: 'state',
    header: 'office.state',
    text: ({ state }, { _ }) => _(`office-agents.state.${state}`),
    cell: ({ type, state }, { _ }) => `${nameOf(type)} · ${_(`office-agents.state.${state}`)}`,
  },
  textColumn('reason', 'office-agents.reason', { fileOnly: true }),
]

/** Under whom an agent stood, as which type and in which state, since when and until when. */
export function AgentHistory({ agent: { username, history } }: { readonly agent: AgentRecord }) {
  const { _ } = useLingui()
  const columns = columnsFor(useAgentTypes().nameOf)
  return (
    <section aria-label={_('office-agents.history')}>
      <div className={styles.part}>
        <h3>{_('office-agents.history')}</h3>
        <SaveRows file={`agent-${username}`} columns={columns} rows={history} />
      </div>
      <RowsTable
        title="office-agents.history"
        columns={columns}
        rows={history}
        rowKey={({ since, until, parent, type, state }) => `${since} ${until} ${parent?.id} ${type} ${state}`}
        empty={<EmptyState icon={<History />} title={_('office-agents.history')} />}
      />
    </section>
  )
}
