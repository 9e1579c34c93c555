import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { SaveDescribed } from '../../lists/described-list.tsx'
import { ListTable, Narrowings } from '../../lists/list-body.tsx'
import styles from '../../lists/list-page.module.css'
import { useList } from '../../lists/use-list.ts'
import { useMay } from '../../session/use-operator.ts'
import { AgentSheet } from './agent-sheet.tsx'
import { AgentTree } from './agent-tree.tsx'
import { AgentTypes } from './agent-types.tsx'
import { AppointAgent } from './appoint-agent.tsx'
import { foundAgents } from './found-agents.tsx'
import { useAgentTypes } from './use-agent-types.ts'

/** The brand's agents: their tree, or those at any depth whom a search finds. */
export function AgentsPage() {
  const { _ } = useLingui()
  useTitle('office-agents.title')
  const may = useMay()
  const list = foundAgents(useAgentTypes().nameOf)
  const state = useList(list)
  const { id, showId, close } = state.open
  return (
    <>
      <PageHead title={_('office-agents.title')} note={_('office-agents.note')}>
        <SaveDescribed list={list} state={state} />
        {may('agents.change') && <AgentTypes />}
        {may('agents.change') && <AppointAgent onDone={showId} />}
      </PageHead>
      <Card className={styles.list}>
        <Narrowings list={list} state={state} />
        {state.isNarrowed ? <ListTable list={list} state={state} /> : <AgentTree onOpen={showId} />}
      </Card>
      <AgentSheet id={id} onOpen={showId} onClose={close} />
    </>
  )
}
