import { useLingui } from '@lingui/react'
import { gameMenus } from '@sanuk/contracts/catalogue'
import { classNames } from '@sanuk/ui/class-names'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Flame } from 'lucide-react'
import list from '../components/hover-list.module.css'
import { useDisclosure } from '../components/use-disclosure.ts'
import { VendorIcon } from '../components/vendor-icon.tsx'
import { lobbyMenu } from '../features/catalogue/lobbies.ts'
import { Link } from '../router/link.tsx'
import { read } from '../wire/read.ts'
import type { Category } from './categories.ts'
import styles from './category-bar.module.css'

const VENDORS_SHOWN = 6

/**
 * A category of the header; its vendors unfold below it under the mouse or the keyboard's focus. A mouse that was there
 * before the vendors' list arrived finds it unfolded.
 */
export function CategoryItem({ path, title, Icon, gameTypes }: Category) {
  const { _ } = useLingui()
  const { data } = useQuery(read(gameMenus))
  const menu = useDisclosure()
  const { vendors } = lobbyMenu(data?.data.lanes ?? [], gameTypes)
  const unfolds = vendors.length > 0
  return (
    <li>
      <div className={list.frame} {...menu.frame}>
        <Link to={path} className={styles.item} {...(unfolds && { 'aria-expanded': menu.open })} onClick={menu.close}>
          <Icon />
          {_(title)}
        </Link>
        {unfolds && menu.open && (
          <ul
            className={classNames(list.list, list.start, styles.vendors)}
            aria-label={_('site.category.vendors', { category: _(title) })}
          >
            {vendors.slice(0, VENDORS_SHOWN).map((vendor) => (
              <li key={vendor.vassalage}>
                <Link to={path} search={{ page: vendor.vassalage }} className={list.item} onClick={menu.close}>
                  <VendorIcon name={vendor.displayName} src={vendor.smallIcon} />
                  <span className={styles.vendorName}>{vendor.displayName}</span>
                  {vendor.isHot === 1 && <Flame className={styles.hot} aria-label={_('site.category.hot')} />}
                </Link>
              </li>
            ))}
            <li>
              <Link to={path} className={list.item} onClick={menu.close}>
                <span className={styles.vendorName}>{_('site.category.more')}</span>
                <ChevronRight />
              </Link>
            </li>
          </ul>
        )}
      </div>
    </li>
  )
}
