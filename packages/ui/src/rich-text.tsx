import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { cleanRichText } from './clean-rich-text.ts'
import { isPlainPress } from './plain-press.ts'
import styles from './rich-text.module.css'

export type RichTextProps = {
  readonly html: string
  /** The rank of its headings in the page's outline: one below the heading it stands under. */
  readonly level: 2 | 3 | 4
  /** A link to a page of the site was pressed. */
  readonly onFollow: (href: string) => void
  readonly className?: string | undefined
}

/**
 * What a brand wrote as HTML. It was cleaned when it was written and is cleaned again here, by another program: whoever
 * got around the one, or into the database, has not got around the other. Load it with the part that shows it.
 */
export function RichText({ html, level, onFollow, className }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    text.current?.replaceChildren(prepare(html, level))
  }, [html, level])
  /** Links to pages of ours stay in this one. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!href || link?.target || !isPlainPress(event) || !/^\/(?!pictures\/|art\/)/.test(href)) return
    event.preventDefault()
    onFollow(href)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a link in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key presses a link, too
    <div ref={text} className={classNames(styles.text, className)} onClick={follow} />
  )
}

function prepare(html: string, level: RichTextProps['level']): DocumentFragment {
  const content = cleanRichText(html)
  rankHeadings(content, level)
  for (const picture of content.querySelectorAll('img')) picture.loading = 'lazy'
  for (const link of content.querySelectorAll('a')) leaveOnlyOutside(link)
  for (const table of content.querySelectorAll('table')) scrollSideways(table)
  return content
}

/** Texts know headings of two ranks, `h3` and `h4`; which ranks those are in the page depends on where the text stands. */
function rankHeadings(content: DocumentFragment, level: RichTextProps['level']): void {
  for (const heading of content.querySelectorAll('h3, h4')) {
    const ranked = document.createElement(`h${level + (heading.tagName === 'H4' ? 1 : 0)}`)
    ranked.className = (heading.tagName === 'H4' ? styles.lesser : styles.heading) ?? ''
    ranked.append(...heading.childNodes)
    heading.replaceWith(ranked)
  }
}

function leaveOnlyOutside(link: HTMLAnchorElement): void {
  if (!link.getAttribute('href')?.startsWith('https:')) return
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
