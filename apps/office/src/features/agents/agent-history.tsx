import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { History } from 'lucide-react'
import { AskedTable } from '../../components/asked-table.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import styles from './agents.module.css'
import type { AgentRecord } from './agents.ts'
import { useAgentTypes } from './use-agent-types.ts'

/** Under whom an agent stood, as which type and in which state, since when and until when. */
export function AgentHistory({ agent: { username, history } }: { readonly agent: AgentRecord }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { nameOf } = useAgentTypes()
  const top = _('office-agents.top')
  return (
    <section aria-label={_('office-agents.history')}>
      <div className={styles.part}>
        <h3>{_('office-agents.history')}</h3>
        <SaveWhole
          name={`agent-${username}`}
          rows={history}
          columns={[
            { header: _('office-agents.since'), text: ({ since }) => since },
            { header: _('office-agents.until'), text: ({ until }) => until ?? '' },
            { header: _('office-agents.parent'), text: ({ parent }) => parent?.username ?? top },
            { header: _('office-agents.type'), text: ({ type }) => nameOf(type) },
            { header: _('office.state'), text: ({ state }) => _(`office-agents.state.${state}`) },
            { header: _('office-agents.reason'), text: ({ reason }) => reason ?? '' },
          ]}
        />
      </div>
      <AskedTable
        title="office-agents.history"
        rows={history}
        rowKey={({ since, until, parent, type, state }) => `${since} ${until} ${parent?.id} ${type} ${state}`}
        fault={null}
        onRetry={() => undefined}
        empty={<EmptyState icon={<History />} title={_('office-agents.history')} />}
        columns={[
          { key: 'since', header: _('office-agents.since'), phone: 'heading', cell: ({ since }) => moment(since) },
          {
            key: 'until',
            header: _('office-agents.until'),
            cell: ({ until }) => (until ? moment(until) : _('office-agents.now')),
          },
          { key: 'parent', header: _('office-agents.parent'), cell: ({ parent }) => parent?.username ?? top },
          {
            key: 'state',
            header: _('office.state'),
            cell: ({ type, state }) => `${nameOf(type)} · ${_(`office-agents.state.${state}`)}`,
          },
        ]}
      />
    </section>
  )
}
