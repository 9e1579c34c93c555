import { RICH_LINK, RICH_PICTURE } from '@sanuk/contracts/rich-text'
import { Mark, mergeAttributes } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

/** A kind of marked words without any attribute. */
const plainMark = (name: 'small' | 'mark') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  })

/** Pictures of our own only, whatever is pasted. */
const OwnImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => RICH_PICTURE.test(image.getAttribute('src') ?? '') && null },
  ],
})

/** Columns are as wide as what stands in them: the site's tables have no widths. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
})

/** What a text may be made of: what `rich-text.ts` lets through, and nothing else. */
export const RICH_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: [],
      isAllowedUri: (url) => RICH_LINK.test(url),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  plainMark('small'),
  plainMark('mark'),
  OwnImage,
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
]
