import { useLingui } from '@lingui/react'
import { type ModuleId, type ModuleNode, moduleTree } from '@sanuk/contracts/modules'
import { Switch } from '@sanuk/ui/switch'
import { useState } from 'react'
import styles from './brand.module.css'
import type { BrandSettings } from './brand-settings.ts'
import { PartForm } from './part-form.tsx'
import { useSaveSettings } from './use-save-settings.ts'

/** What the brand has switched on. A switch counts only while the one above it is on. */
export function SwitchesPart({ settings }: { settings: BrandSettings }) {
  const { save, faults, busy } = useSaveSettings(settings)
  const [on, setOn] = useState<ReadonlySet<ModuleId>>(new Set(settings.modules))
  const turn = (id: ModuleId, wanted: boolean) => {
    const next = new Set(on)
    if (wanted) next.add(id)
    else next.delete(id)
    setOn(next)
  }
  return (
    <PartForm fault={faults[''] ?? faults.modules} busy={busy} onSave={() => save({ modules: [...on] })}>
      <Branches nodes={moduleTree(on)} above onTurn={turn} />
    </PartForm>
  )
}

type BranchesProps = {
  nodes: readonly ModuleNode[]
  /** Whether every switch above these is on. */
  above: boolean
  onTurn: (id: ModuleId, on: boolean) => void
}

function Branches({ nodes, above, onTurn }: BranchesProps) {
  const { _ } = useLingui()
  return (
    <ul className={styles.tree}>
      {nodes.map(({ modId, enabled, childrenNodes }) => {
        // The tree was made of the names just above.
        const id = modId as ModuleId
        const open = enabled === '1'
        return (
          <li key={id}>
            <Switch checked={open} disabled={!above} onChange={(event) => onTurn(id, event.target.checked)}>
              {_(`brand.module.${id}`)} <code className={styles.code}>{id}</code>
            </Switch>
            {childrenNodes.length > 0 && <Branches nodes={childrenNodes} above={above && open} onTurn={onTurn} />}
          </li>
        )
      })}
    </ul>
  )
}
