import { RICH_ATTRIBUTES, RICH_LINK, RICH_PICTURE, RICH_TAGS } from '@sanuk/contracts/rich-text'
import { classNames } from '@sanuk/ui/class-names'
import { useRouter } from '@tanstack/react-router'
import DOMPurify from 'dompurify'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { isPlainPress } from './leading-link.tsx'
import styles from './rich-text.module.css'

type RichTextProps = {
  readonly html: string
  /** The rank of its headings in the page's outline: one below the heading it stands under. */
  readonly level: 2 | 3 | 4
  readonly className?: string | undefined
}

/**
 * What a brand wrote as HTML. It was cleaned when it was written and is cleaned again here, by another program: whoever
 * got around the one, or into the database, has not got around the other. Load it with the part that shows it.
 */
export function RichText({ html, level, className }: RichTextProps) {
  const router = useRouter()
  const text = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const content = clean(html)
    rankHeadings(content, level)
    text.current?.replaceChildren(content)
  }, [html, level])
  /** Links to pages of ours stay in this one. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!href || link?.target || !isPlainPress(event) || !/^\/(?!pictures\/|art\/)/.test(href)) return
    event.preventDefault()
    router.history.push(href)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a link in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key presses a link, too
    <div ref={text} className={classNames(styles.text, className)} onClick={follow} />
  )
}

const attributes = [...new Set(Object.values(RICH_ATTRIBUTES).flat())]

/** Nodes and not text: the page itself takes no HTML (`require-trusted-types-for`). */
function clean(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TAGS],
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const picture of fragment.querySelectorAll('img')) {
    if (RICH_PICTURE.test(picture.getAttribute('src') ?? '')) picture.loading = 'lazy'
    else picture.remove()
  }
  for (const link of fragment.querySelectorAll('a')) settleLink(link)
  for (const table of fragment.querySelectorAll('table')) scrollSideways(table)
  return fragment
}

/** Texts know headings of two ranks, `h3` and `h4`; which ranks those are in the page depends on where the text stands. */
function rankHeadings(content: DocumentFragment, level: 2 | 3 | 4): void {
  for (const heading of content.querySelectorAll('h3, h4')) {
    const ranked = document.createElement(`h${level + (heading.tagName === 'H4' ? 1 : 0)}`)
    ranked.className = (heading.tagName === 'H4' ? styles.lesser : styles.heading) ?? ''
    ranked.append(...heading.childNodes)
    heading.replaceWith(ranked)
  }
}

function settleLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? ''
  if (!RICH_LINK.test(href)) link.removeAttribute('href')
  if (!href.startsWith('https:')) return
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

/** A wide table moves under the finger instead of pushing the page apart. */
function scrollSideways(table: HTMLTableElement): void {
  const frame = document.createElement('div')
  frame.className = styles.wide ?? ''
  frame.tabIndex = 0
  frame.role = 'group'
  table.replaceWith(frame)
  frame.append(table)
}
