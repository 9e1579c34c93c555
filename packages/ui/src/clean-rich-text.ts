import { RICH_ATTRIBUTES, RICH_LINK, RICH_PICTURE, RICH_TAGS } from '@sanuk/contracts/rich-text'
import DOMPurify from 'dompurify'

const attributes = [...new Set(Object.values(RICH_ATTRIBUTES).flat())]

/**
 * What may be shown of a brand's HTML, as nodes and not text: pages themselves take no HTML
 * (`require-trusted-types-for`). Links and pictures lead where `rich-text.ts` allows.
 */
export function cleanRichText(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TAGS],
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const picture of fragment.querySelectorAll('img')) {
    if (!RICH_PICTURE.test(picture.getAttribute('src') ?? '')) picture.remove()
  }
  for (const link of fragment.querySelectorAll('a')) {
    if (!RICH_LINK.test(link.getAttribute('href') ?? '')) link.removeAttribute('href')
  }
  return fragment
}
