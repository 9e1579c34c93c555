import { useLingui } from '@lingui/react'
import { Toolbar, ToolbarButton, ToolbarSeparator } from '@sanuk/ui/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from './link-button.tsx'
import { TableMenu } from './table-menu.tsx'

/** What a page puts between the tools that every text has. */
export type EditorTools = (editor: Editor) => ReactNode

/** What can be done with the words that are marked, or where one writes. */
export function RichToolbar({ editor, tools }: { editor: Editor; tools?: EditorTools | undefined }) {
  const { _ } = useLingui()
  return (
    <Toolbar label={_('office-content.editor.tools')}>
      <Formats editor={editor} />
      <ToolbarSeparator />
      <LinkButton editor={editor} />
      {tools?.(editor)}
      <TableMenu editor={editor} />
      <ToolbarSeparator />
      <Steps editor={editor} />
    </Toolbar>
  )
}

const heading = (level: 3 | 4) => ({
  isOn: (editor: Editor) => editor.isActive('heading', { level }),
  turn: (editor: Editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

type Format = {
  readonly word: 'heading' | 'subheading' | 'bold' | 'italic' | 'underline' | 'strike' | 'bullets' | 'numbers' | 'quote'
  readonly icon: ReactNode
  readonly isOn: (editor: Editor) => boolean
  readonly turn: (editor: Editor) => boolean
}

/** What words can be, whether they are, and how they become it. */
const FORMATS: readonly Format[] = [
  { word: 'heading', icon: <Heading3 />, ...heading(3) },
  { word: 'subheading', icon: <Heading4 />, ...heading(4) },
  {
    word: 'bold',
    icon: <Bold />,
    isOn: (editor) => editor.isActive('bold'),
    turn: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    word: 'italic',
    icon: <Italic />,
    isOn: (editor) => editor.isActive('italic'),
    turn: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    word: 'underline',
    icon: <Underline />,
    isOn: (editor) => editor.isActive('underline'),
    turn: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    word: 'strike',
    icon: <Strikethrough />,
    isOn: (editor) => editor.isActive('strike'),
    turn: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    word: 'bullets',
    icon: <List />,
    isOn: (editor) => editor.isActive('bulletList'),
    turn: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    word: 'numbers',
    icon: <ListOrdered />,
    isOn: (editor) => editor.isActive('orderedList'),
    turn: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    word: 'quote',
    icon: <Quote />,
    isOn: (editor) => editor.isActive('blockquote'),
    turn: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

function Formats({ editor }: { editor: Editor }) {
  const { _ } = useLingui()
  const on = useEditorState({ editor, selector: () => FORMATS.map(({ isOn }) => isOn(editor)) })
  return FORMATS.map(({ word, icon, turn }, at) => (
    <ToolbarButton
      key={word}
      label={_(`office-content.editor.${word}`)}
      pressed={on[at] ?? false}
      onClick={() => turn(editor)}
    >
      {icon}
    </ToolbarButton>
  ))
}

function Steps({ editor }: { editor: Editor }) {
  const { _ } = useLingui()
  const { back, forth } = useEditorState({
    editor,
    selector: () => ({ back: editor.can().undo(), forth: editor.can().redo() }),
  })
  return (
    <>
      <ToolbarButton
        label={_('office-content.editor.rule')}
        onClick={() => editor.chain().focus().setHorizontalRule().run()}
      >
        <Minus />
      </ToolbarButton>
      <ToolbarButton
        label={_('office-content.editor.clear')}
        onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
      >
        <RemoveFormatting />
      </ToolbarButton>
      <ToolbarButton
        label={_('office-content.editor.undo')}
        disabled={!back}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <Undo2 />
      </ToolbarButton>
      <ToolbarButton
        label={_('office-content.editor.redo')}
        disabled={!forth}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <Redo2 />
      </ToolbarButton>
    </>
  )
}
