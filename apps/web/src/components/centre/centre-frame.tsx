import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { Skeleton } from '@sanuk/ui/skeleton'
import { ArrowLeft, X } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import styles from './centre.module.css'
import type { CentreEntry } from './centre-entry.ts'
import { CentreMenu } from './centre-menu.tsx'

export type CentreFrameProps<Name extends string> = {
  /** The page that is shown. */
  readonly name: Name
  readonly entries: readonly CentreEntry<Name>[]
  /** Above the menu: whose centre it is. */
  readonly head: ReactNode
  /** What the menu is called, and on a phone the way back to it. */
  readonly words: { readonly menu: string; readonly backToMenu: string }
  /** Whether a phone begins with the menu instead of the page; asked once, when the centre opens. */
  readonly opensAtMenu: () => boolean
  readonly onChoose: (name: Name) => void
  readonly onClose: () => void
}

/** Menu and page side by side; on a phone one after the other. */
export function CentreFrame<Name extends string>(props: CentreFrameProps<Name>) {
  const { name, entries, head, words, opensAtMenu, onChoose, onClose } = props
  const { _ } = useLingui()
  const [menuFirst, setMenuFirst] = useState(opensAtMenu)
  const entry = entries.find((one) => one.name === name)
  const page = useRef<HTMLElement>(null)

  // A page begins at its top; on a phone the menu that had the focus is hidden by now.
  useEffect(() => {
    page.current?.scrollTo(0, 0)
    const focused = document.activeElement
    if (!menuFirst && (focused === document.body || !focused?.checkVisibility())) page.current?.focus()
  }, [menuFirst])

  function choose(next: Name) {
    setMenuFirst(false)
    onChoose(next)
  }

  if (!entry) return null
  return (
    <div className={styles.centre} data-view={menuFirst ? 'menu' : 'page'}>
      <div className={styles.side}>
        {head}
        <CentreMenu label={words.menu} entries={entries} current={name} onChoose={choose} />
      </div>
      <section ref={page} tabIndex={-1} className={styles.page} aria-label={_(entry.word)}>
        <div className={styles.bar}>
          <IconButton label={words.backToMenu} onClick={() => setMenuFirst(true)}>
            <ArrowLeft />
          </IconButton>
          <h2 className={styles.title}>{_(entry.word)}</h2>
        </div>
        <Suspense key={name} fallback={<PageSkeleton label={_('site.loading')} />}>
          <entry.Page title={<h2 className={styles.title}>{_(entry.word)}</h2>} />
        </Suspense>
      </section>
      <IconButton className={styles.close} label={_('site.close')} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  )
}

function PageSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.skeleton}>
      <Skeleton width="180px" height="32px" />
      <Skeleton shape="card" height="88px" />
      <Skeleton shape="card" height="320px" />
    </div>
  )
}
