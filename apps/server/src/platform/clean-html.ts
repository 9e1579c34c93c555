import { RICH_ATTRIBUTES, RICH_LINK, RICH_PICTURE, RICH_TAGS } from '@sanuk/contracts/rich-text'
import sanitize from 'sanitize-html'

/** What loads or runs goes with what stands in it; of other elements the text stays. */
const GONE_WITH_CONTENT = [
  ...(['script', 'style', 'template', 'noscript', 'textarea', 'option', 'xmp', 'iframe', 'noembed'] as const),
  ...(['noframes', 'plaintext', 'svg', 'math', 'title', 'object', 'audio', 'video', 'select'] as const),
]

const NUMBERS = new Set(['width', 'height', 'colspan', 'rowspan', 'start'])

const options: sanitize.IOptions = {
  allowedTags: [...RICH_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(RICH_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  nonTextTags: GONE_WITH_CONTENT,
  // Addresses are judged below, where it is known what each is for.
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attributes).filter(([name, value]) => isKept(name, value))),
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  nestingLimit: 40,
}

function isKept(name: string, value: string): boolean {
  if (name === 'href') return RICH_LINK.test(value)
  if (name === 'src') return RICH_PICTURE.test(value)
  return !NUMBERS.has(name) || /^\d{1,4}$/.test(value)
}

/** HTML in which nothing runs, loads from elsewhere or looks like a form of ours: text, lists, tables, links, pictures. */
export function cleanHtml(html: string): string {
  return sanitize(html, options).trim()
}
