import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './preview.module.css'

type Props = {
  title: string
  /** Of the page in it, in pixels. */
  width: number
  theme: 'light' | 'dark'
  language: string
  children: ReactNode
}

/** A document without a doctype is laid out in quirks mode, in which a table takes nothing from what is around it. */
const AS_WITH_A_DOCTYPE = 'table { font: inherit; color: inherit; text-align: inherit; white-space: inherit }'

/** A page within the page, with its own width, theme and language: media queries answer as they would on the site. */
export function PreviewFrame({ title, width, theme, language, children }: Props) {
  const [page, setPage] = useState<Document | null>(null)
  const [scale, setScale] = useState(1)
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    const inner = frame?.contentDocument
    if (!inner) return
    dress(inner)
    setPage(inner)
  }, [])
  const measure = useCallback(
    (room: HTMLDivElement | null) => {
      if (!room) return
      const watch = new ResizeObserver(() => setScale(Math.min(1, room.clientWidth / width)))
      watch.observe(room)
      return () => watch.disconnect()
    },
    [width],
  )
  useEffect(() => {
    if (!page) return
    page.documentElement.dataset.theme = theme
    page.documentElement.lang = language
  }, [page, theme, language])
  return (
    <div ref={measure} className={styles.room}>
      <iframe
        ref={open}
        // Some browsers put another document in once it has loaded.
        onLoad={(event) => open(event.currentTarget)}
        title={title}
        className={styles.frame}
        style={{ width, height: `${100 / scale}%`, scale: String(scale) }}
      />
      {page && createPortal(children, page.body)}
    </div>
  )
}

/** Gives it the styles of this page. */
function dress(inner: Document): void {
  const plain = inner.createElement('style')
  plain.textContent = AS_WITH_A_DOCTYPE
  const own = [...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) => sheet.cloneNode(true))
  inner.head.replaceChildren(plain, ...own)
}
