import { useLingui } from '@lingui/react'
import type { CUSTOMER_SERVICE_KINDS } from '@sanuk/contracts/system'
import { classNames } from '@sanuk/ui/class-names'
import { IconButton } from '@sanuk/ui/icon-button'
import { ArrowUp, MessageCircleMore } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBrand } from '../brand/use-brand.ts'
import { useSupport } from '../brand/use-support.ts'
import { ProviderMark } from '../components/provider-mark.tsx'
import styles from './side-bar.module.css'

type Kind = (typeof CUSTOMER_SERVICE_KINDS)[number]

/** Where else a brand is spoken with, in the order shown; chat and the VIPs' desk are one button, whichever it is. */
const CHANNELS = [
  { kind: 'TELEGRAM', mark: 'telegram', name: 'Telegram' },
  { kind: 'FACEBOOK', mark: 'facebook', name: 'Facebook' },
  { kind: 'IG', mark: 'instagram', name: 'Instagram' },
  { kind: 'MESSENGER', mark: 'messenger', name: 'Messenger' },
  { kind: 'WHATSAPP', mark: 'whatsapp', name: 'WhatsApp' },
  { kind: 'LINE', mark: 'line', name: 'LINE' },
] as const satisfies readonly { kind: Kind; mark: string; name: string }[]

/** Beside every page: the brand's contacts, and the way back up a long one. */
export function SideBar() {
  const { _ } = useLingui()
  const entries = useBrand()?.customerService
  const chat = useSupport()
  const isScrolled = useIsScrolled()
  // It stands there all at once: nothing moves up because something comes below it.
  if (!entries) return null
  const channels = CHANNELS.flatMap((channel) => {
    const path = entries.find(({ csType }) => csType === channel.kind)?.path
    return path ? [{ ...channel, path }] : []
  })
  return (
    <aside className={styles.bar} aria-label={_('footer.side')}>
      {chat && (
        <a {...chat} className={styles.chat} href={chat.href} aria-label={_('site.support')}>
          <MessageCircleMore />
        </a>
      )}
      {channels.length > 0 && (
        <ul className={styles.channels}>
          {channels.map(({ kind, mark, name, path }) => (
            <li key={kind}>
              <a className={styles.channel} href={path} target="_blank" rel="noopener noreferrer" aria-label={name}>
                <ProviderMark code={mark} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <span className={classNames(styles.up, isScrolled && styles.shown)} inert={!isScrolled}>
        <IconButton label={_('footer.to_top')} onClick={toTop}>
          <ArrowUp />
        </IconButton>
      </span>
    </aside>
  )
}

/** Whoever reads with the keyboard is at the top as well. */
function toTop(): void {
  scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Whether more than a screen lies above, and the reader is not on the way further down: it would cover what is read. */
function useIsScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    let before = 0
    const look = () => {
      setScrolled(scrollY > innerHeight && scrollY <= before)
      before = scrollY
    }
    // The next frame knows where everything lies: asked here, the browser would have to work it out at once.
    const first = requestAnimationFrame(look)
    addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      removeEventListener('scroll', look)
    }
  }, [])
  return scrolled
}
