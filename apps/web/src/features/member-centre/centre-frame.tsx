import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { Skeleton } from '@sanuk/ui/skeleton'
import { ArrowLeft, X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { PanelName } from '../../panels/panel-names.ts'
import { hasProviderReturn } from '../../session/provider-return.ts'
import type { CentreEntry } from './centre-entry.ts'
import { CentreMenu } from './centre-menu.tsx'
import styles from './member-centre.module.css'
import { useSwitchPage } from './use-switch-page.ts'

type CentreFrameProps = {
  readonly name: PanelName
  readonly entries: readonly CentreEntry[]
  readonly onClose: () => void
}

/** The page that opens the centre as a whole; on a phone its menu comes first, but not for who comes back to the page. */
const DOOR: PanelName = 'securityCenter'

/** Menu and page side by side; on a phone one after the other. */
export function CentreFrame({ name, entries, onClose }: CentreFrameProps) {
  const { _ } = useLingui()
  const switchPage = useSwitchPage()
  const [menuFirst, setMenuFirst] = useState(() => name === DOOR && !hasProviderReturn())
  const entry = entries.find((one) => one.name === name)
  const page = useRef<HTMLElement>(null)

  // A page begins at its top; on a phone the menu that had the focus is gone.
  useEffect(() => {
    page.current?.scrollTo(0, 0)
    if (!menuFirst && document.activeElement === document.body) page.current?.focus()
  }, [menuFirst])

  function choose(next: PanelName) {
    setMenuFirst(false)
    switchPage(next)
  }

  if (!entry) return null
  return (
    <div className={styles.centre} data-view={menuFirst ? 'menu' : 'page'}>
      <div className={styles.side}>
        <CentreMenu entries={entries} current={name} onChoose={choose} />
      </div>
      <section ref={page} tabIndex={-1} className={styles.page} aria-label={_(entry.word)}>
        <div className={styles.bar}>
          <IconButton label={_('member-centre.menu')} onClick={() => setMenuFirst(true)}>
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
