import type { TableRules } from '#protocol'
import { OwnChip } from '../dialogs/own-chip.tsx'
import { Shortage } from '../dialogs/shortage.tsx'
import type { Kit } from '../kit.ts'
import type { OtherTables } from '../server/other-tables.ts'
import type { TableStore } from '../view/table-store.ts'
import { TableChooser } from './table-chooser.tsx'
import type { LoadGame } from './use-game.ts'
import type { Choose } from './use-several.ts'

export type OpenDialog = 'chooser' | 'own-chip' | null

type SeveralDialogsProps = {
  readonly kit: Kit
  readonly load: LoadGame
  readonly calls: Pick<OtherTables, 'list'>
  readonly dialog: OpenDialog
  /** Of the tables that are followed. */
  readonly rules: readonly TableRules[]
  readonly ownChip: string | null
  /** The table whose chips cost more than there is. */
  readonly short: TableStore | null
  readonly onChange: (choose: Choose) => void
  readonly onChip: (value: string) => void
  readonly onClose: () => void
}

/** The dialog that is open over several tables, if any. A lack of money opens its own. */
export function SeveralDialogs(props: SeveralDialogsProps) {
  const { kit, load, calls, dialog, rules, ownChip, short, onChange, onChip, onClose } = props
  const notice = short?.view().notice
  if (notice?.kind === 'short') {
    const { needed, available } = notice
    return <Shortage {...{ kit, needed, available }} onClose={() => short?.dismiss()} />
  }
  const codes = rules.map(({ code }) => code)
  const toggle = (code: string) =>
    onChange((before) => (before.includes(code) ? before.filter((each) => each !== code) : [...before, code]))
  if (dialog === 'chooser') return <TableChooser {...{ kit, load, calls, onClose }} chosen={codes} onToggle={toggle} />
  const [first] = rules
  if (dialog !== 'own-chip' || !first) return null
  const all = { ...first, spots: rules.flatMap(({ spots }) => spots) }
  return <OwnChip {...{ kit, onClose }} rules={all} value={ownChip} onMake={onChip} />
}
