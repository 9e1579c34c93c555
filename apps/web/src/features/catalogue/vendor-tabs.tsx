import { useLingui } from '@lingui/react'
import { gameMenus } from '@sanuk/contracts/catalogue'
import { IconButton } from '@sanuk/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Flame, LayoutGrid } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { VendorIcon } from '../../components/vendor-icon.tsx'
import { read } from '../../wire/read.ts'
import styles from './vendor-tabs.module.css'

/** More vendors than these get arrows. */
const VENDORS_WITHOUT_ARROWS = 7

/** The vendors of the slots; the address remembers whose tab is open. */
export function VendorTabs({ chosen }: { chosen: string | undefined }) {
  const { _ } = useLingui()
  const { data } = useQuery(read(gameMenus))
  const row = useRef<HTMLUListElement>(null)
  const vendors = data?.data.lanes.find(({ gameType }) => gameType === 'RNG')?.vendors ?? []
  const arrows = vendors.length > VENDORS_WITHOUT_ARROWS
  const known = vendors.length > 0

  useEffect(() => {
    if (!known) return
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
          <Tab>
            <LayoutGrid />
            {_('lobby.vendors.all')}
          </Tab>
        </li>
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <Tab vassalage={vendor.vassalage}>
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
}

function Tab({ vassalage, children }: { vassalage?: string; children: ReactNode }) {
  return (
    <Link
      to="/rng"
      search={(before) => ({ ...before, page: vassalage })}
      className={styles.tab}
      data-vassalage={vassalage}
      activeOptions={BY_VENDOR}
      resetScroll={false}
      replace
      preload={false}
    >
      {children}
    </Link>
  )
}

/** The path is the same for all tabs: the address as a whole tells which is open. */
const BY_VENDOR = { exact: true, includeSearch: true }
