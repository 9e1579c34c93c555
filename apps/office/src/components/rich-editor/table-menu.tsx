import { useLingui } from '@lingui/react'
import { Menu, MenuItem } from '@sanuk/ui/menu'
import { ToolbarButton } from '@sanuk/ui/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import { Table } from 'lucide-react'

const DEEDS = [
  { word: 'row', deed: (editor: Editor) => editor.chain().focus().addRowAfter().run() },
  { word: 'column', deed: (editor: Editor) => editor.chain().focus().addColumnAfter().run() },
  { word: 'header', deed: (editor: Editor) => editor.chain().focus().toggleHeaderRow().run() },
  { word: 'row.remove', deed: (editor: Editor) => editor.chain().focus().deleteRow().run() },
  { word: 'column.remove', deed: (editor: Editor) => editor.chain().focus().deleteColumn().run() },
  { word: 'remove', deed: (editor: Editor) => editor.chain().focus().deleteTable().run() },
] as const

/** A new table, or what can be done with the one that is written in. */
export function TableMenu({ editor }: { editor: Editor }) {
  const { _ } = useLingui()
  const within = useEditorState({ editor, selector: () => editor.isActive('table') })
  const insert = () => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()
  return (
    <Menu
      trigger={
        <ToolbarButton label={_('office-content.editor.table')}>
          <Table />
        </ToolbarButton>
      }
    >
      {within ? (
        DEEDS.map(({ word, deed }) => (
          <MenuItem key={word} danger={word === 'remove'} onClick={() => deed(editor)}>
            {_(`office-content.editor.table.${word}`)}
          </MenuItem>
        ))
      ) : (
        <MenuItem onClick={insert}>{_('office-content.editor.table.insert')}</MenuItem>
      )}
    </Menu>
  )
}
