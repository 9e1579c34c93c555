import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { ChevronLeft, ChevronRight, Flame, LayoutGrid } from 'lucide-react'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { VendorIcon } from '../../components/vendor-icon.tsx'
import { Link } from '../../router/link.tsx'
import type { Lobby, LobbyMenu } from './lobbies.ts'
import styles from './vendor-tabs.module.css'

/** More vendors than these get arrows. */
const VENDORS_WITHOUT_ARROWS = 7

type VendorTabsProps = {
  readonly path: Lobby['path']
  readonly vendors: LobbyMenu['vendors']
  readonly chosen: string | undefined
}

/** The vendors of a lobby; the address remembers whose tab is open. Pages of games that arrive do not redraw it. */
export const VendorTabs = memo(function VendorTabs({ path, vendors, chosen }: VendorTabsProps) {
  const { _ } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  const arrows = vendors.length > VENDORS_WITHOUT_ARROWS
  const known = vendors.length > 0
  const stoodElsewhere = useRef(false)

  useEffect(() => {
    // A row that nobody has moved shows its first tab; to look for it would have the page laid out twice.
    if (!known || (!chosen && !stoodElsewhere.current)) return
    stoodElsewhere.current = true
    const tab = row.current?.querySelector<HTMLElement>(chosen ? `[data-vassalage="${CSS.escape(chosen)}"]` : 'a')
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [known, chosen])

  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.7, behavior: 'smooth' })
  return (
    <nav className={styles.frame} aria-label={_('lobby.vendors')}>
      {arrows && (
        <IconButton look="outline" label={_('lobby.vendors.back')} className={styles.arrow} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
      )}
      <ul className={styles.row} ref={row}>
        <li>
          <Tab path={path}>
            <LayoutGrid />
            {_('lobby.vendors.all')}
          </Tab>
        </li>
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <Tab path={path} vassalage={vendor.vassalage}>
              <VendorIcon name={vendor.displayName} src={vendor.smallIcon} />
              {vendor.displayName}
              {vendor.isHot === 1 && <Flame className={styles.hot} aria-label={_('site.category.hot')} />}
            </Tab>
          </li>
        ))}
      </ul>
      {arrows && (
        <IconButton look="outline" label={_('lobby.vendors.on')} className={styles.arrow} onClick={() => turn(1)}>
          <ChevronRight />
        </IconButton>
      )}
    </nav>
  )
})

type TabProps = {
  readonly path: Lobby['path']
  readonly vassalage?: string
  readonly children: ReactNode
}

function Tab({ path, vassalage, children }: TabProps) {
  return (
    <Link
      to={path}
      search={(before) => ({ ...before, page: vassalage })}
      className={styles.tab}
      data-vassalage={vassalage}
      resetScroll={false}
      replace
      preload={false}
    >
      {children}
    </Link>
  )
}
