import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Network } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import styles from './agents.module.css'
import { type OpenTree, TreeLevel } from './tree-level.tsx'

/** The tree of agents, a level at a time; arrow keys walk in it (WAI-ARIA Authoring Practices, tree view). */
export function AgentTree({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { _ } = useLingui()
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<string | null>(null)
  const toggle = (id: string) => setExpanded((former) => former.symmetricDifference(new Set([id])))
  const tree: OpenTree = { expanded, focused, onFocus: setFocused, onToggle: toggle, onOpen }

  return (
    <div
      role="tree"
      aria-label={_('office-agents.title')}
      className={styles.tree}
      onKeyDown={(event) => walk(event, { toggle, onOpen })}
    >
      <TreeLevel
        parent={null}
        depth={1}
        tree={tree}
        empty={
          <EmptyState icon={<Network />} title={_('office-agents.empty')}>
            {_('office-agents.empty.note')}
          </EmptyState>
        }
      />
    </div>
  )
}

type Actions = { readonly toggle: (id: string) => void; readonly onOpen: (id: string) => void }

/** What a key does with the tree item that has the focus. */
function walk(event: KeyboardEvent<HTMLElement>, { toggle, onOpen }: Actions): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')]
  const at = items.findIndex((one) => one === event.target)
  const item = items[at]
  const id = item?.getAttribute('data-agent')
  if (!item) return
  const target = targetOf(event.key, { items, at })
  const expanded = item.getAttribute('aria-expanded')
  const opens = event.key === 'ArrowRight' && expanded === 'false'
  const shuts = event.key === 'ArrowLeft' && expanded === 'true'
  if (id && (event.key === 'Enter' || event.key === ' ')) onOpen(id)
  else if (id && (opens || shuts)) toggle(id)
  else if (target) target.focus()
  else return
  event.preventDefault()
}

const levelOf = (item: HTMLElement | undefined): number => Number(item?.ariaLevel ?? 0)

/** The item to which a key leads. */
function targetOf(key: string, { items, at }: { items: readonly HTMLElement[]; at: number }): HTMLElement | null {
  switch (key) {
    case 'ArrowDown':
      return items[at + 1] ?? null
    case 'ArrowUp':
      return items[at - 1] ?? null
    case 'Home':
      return items[0] ?? null
    case 'End':
      return items.at(-1) ?? null
    case 'ArrowRight':
      return levelOf(items[at + 1]) > levelOf(items[at]) ? (items[at + 1] ?? null) : null
    case 'ArrowLeft':
      return items.slice(0, at).findLast((item) => levelOf(item) < levelOf(items[at])) ?? null
    default:
      return null
  }
}
