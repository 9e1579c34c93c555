import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { IconButton } from '@sanuk/ui/icon-button'
import { Skeleton } from '@sanuk/ui/skeleton'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Failed } from '../../components/failed.tsx'
import list from '../../lists/list-page.module.css'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { AgentState } from './agent-state.tsx'
import styles from './agents.module.css'
import { AGENTS, type Agent, readLevel } from './agents.ts'
import { useAgentTypes } from './use-agent-types.ts'

export type OpenTree = {
  readonly expanded: ReadonlySet<string>
  /** The item that the tab key comes to; the first one as long as nobody walked. */
  readonly focused: string | null
  readonly onFocus: (id: string) => void
  readonly onToggle: (id: string) => void
  readonly onOpen: (id: string) => void
}

type LevelProps = {
  /** `null` for the top. */
  readonly parent: string | null
  /** How deep it is: 1 at the top. */
  readonly depth: number
  readonly tree: OpenTree
  readonly empty?: ReactNode
}

/** The agents directly below one, asked for when somebody opens it. */
export function TreeLevel({ parent, depth, tree, empty }: LevelProps) {
  const { _ } = useLingui()
  const asked = useAskedPages({
    key: [...AGENTS, 'level', parent],
    ask: (cursor, signal) => readLevel(parent, cursor, signal),
  })
  const agents = asked.pages?.flatMap((page) => page.list)
  if (asked.error) {
    return (
      <div role="treeitem" aria-level={depth} tabIndex={-1}>
        <Failed error={asked.error} onRetry={asked.refetch} />
      </div>
    )
  }
  if (!agents) {
    return (
      <div role="treeitem" aria-level={depth} aria-label={_('office.loading')} aria-busy tabIndex={-1}>
        <Skeleton height={depth === 1 ? '220px' : '36px'} />
      </div>
    )
  }
  return (
    <>
      {agents.length === 0 && empty}
      {agents.map((agent, at) => (
        <TreeItem key={agent.id} agent={agent} depth={depth} tree={tree} isFirst={depth === 1 && at === 0} />
      ))}
      {asked.hasNextPage && (
        <button
          type="button"
          role="treeitem"
          aria-level={depth}
          tabIndex={-1}
          className={buttonClass({ look: 'outline' })}
          onClick={() => asked.fetchNextPage()}
        >
          {_('office.list.more')}
        </button>
      )}
    </>
  )
}

type ItemProps = { readonly agent: Agent; readonly isFirst: boolean } & Pick<LevelProps, 'depth' | 'tree'>

/** An agent with, behind it, those below: in one list, each with its level, as readers of screens are told it. */
function TreeItem({ agent, depth, tree, isFirst }: ItemProps) {
  const { _ } = useLingui()
  const { nameOf } = useAgentTypes()
  const row = useId()
  const { id, username, agents, members } = agent
  const isOpen = tree.expanded.has(id)
  const hasTab = tree.focused === null ? isFirst : tree.focused === id
  return (
    <>
      <div
        role="treeitem"
        aria-labelledby={row}
        aria-level={depth}
        aria-expanded={agents > 0 ? isOpen : undefined}
        data-agent={id}
        tabIndex={hasTab ? 0 : -1}
        className={styles.item}
        style={{ marginInlineStart: `calc(${depth - 1} * var(--space-5))` }}
        onFocus={() => tree.onFocus(id)}
      >
        {agents > 0 ? (
          <IconButton
            size="small"
            tabIndex={-1}
            label={_(isOpen ? 'office-agents.collapse' : 'office-agents.expand', { username })}
            onClick={() => tree.onToggle(id)}
          >
            {isOpen ? <ChevronDown /> : <ChevronRight />}
          </IconButton>
        ) : (
          <span className={styles.leaf} />
        )}
        <div id={row} className={styles.said}>
          <button type="button" tabIndex={-1} className={list.name} onClick={() => tree.onOpen(id)}>
            {username}
          </button>
          <span>{nameOf(agent.type)}</span>
          {agent.state !== 'active' && <AgentState state={agent.state} />}
          <span className={styles.counts}>{_('office-agents.counts', { agents, members })}</span>
        </div>
      </div>
      {isOpen && agents > 0 && <TreeLevel parent={id} depth={depth + 1} tree={tree} />}
    </>
  )
}
