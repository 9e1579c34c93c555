import { cleanRichText } from '@sanuk/ui/clean-rich-text'
import { type Editor, getSchema, type JSONContent } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { RICH_EXTENSIONS } from './rich-extensions.ts'

const schema = getSchema(RICH_EXTENSIONS)

/** A text as the editor takes it. It is read from nodes: the page takes no HTML (`require-trusted-types-for`). */
export function contentOf(html: string): JSONContent {
  return DOMParser.fromSchema(schema).parse(cleanRichText(html)).toJSON()
}

/** What the editor holds, as HTML; nothing where nothing is written. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML()
}
