import { cleanRichText } from '@sanuk/ui/clean-rich-text'
import { useFieldControl } from '@sanuk/ui/field'
import richText from '@sanuk/ui/rich-text.module.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { contentOf, htmlOf } from './rich-content.ts'
import styles from './rich-editor.module.css'
import { RICH_EXTENSIONS } from './rich-extensions.ts'
import { type EditorTools, RichToolbar } from './rich-toolbar.tsx'

type Props = {
  label: string
  language: string
  /** What it begins with. */
  html: string
  onChange: (html: string) => void
  editable: boolean
  tools?: EditorTools | undefined
}

/** What is pasted is cleaned before it is read; what the editor does not know falls away then. */
function cleaned(html: string): string {
  const box = document.implementation.createHTMLDocument().createElement('div')
  box.append(cleanRichText(html))
  return box.innerHTML
}

/** A text as it will look, to be written in. */
export function RichEditor({ label, language, html, onChange, editable, tools }: Props) {
  const [content] = useState(() => contentOf(html))
  const { 'aria-describedby': description } = useFieldControl()
  const editor = useEditor({
    editable,
    extensions: RICH_EXTENSIONS,
    content,
    // Its styles stand in a file: the page takes no HTML, and Tiptap would write them as such.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
    editorProps: {
      transformPastedHTML: cleaned,
      attributes: {
        ...{ class: `${richText.text} ${styles.text}`, lang: language, role: 'textbox' },
        ...{ 'aria-label': label, 'aria-multiline': 'true' },
        ...(description && { 'aria-describedby': description }),
      },
    },
  })
  return (
    <div className={styles.editor}>
      {editable && <RichToolbar editor={editor} tools={tools} />}
      <EditorContent editor={editor} />
    </div>
  )
}
