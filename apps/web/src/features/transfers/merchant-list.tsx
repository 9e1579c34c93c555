import { useLingui } from '@lingui/react'
import type { Merchant } from '@sanuk/contracts/transfers'
import { Card } from '@sanuk/ui/card'
import { MerchantRow } from './merchant-row.tsx'
import styles from './transfers.module.css'
import type { Moving } from './wallet-page.tsx'

type MerchantListProps = { readonly merchants: readonly Merchant[]; readonly onMove: (moving: Moving) => void }

/** The vendors' wallets; those who have one of their own come first. */
export function MerchantList({ merchants, onMove }: MerchantListProps) {
  const { _ } = useLingui()
  const ordered = merchants.toSorted((one, other) => Number(one.isSingle) - Number(other.isSingle))
  return (
    <Card title={_('transfers.merchants')} level={3} padding="edge">
      <ul>
        {ordered.map((merchant) => (
          <li key={merchant.code} className={styles.merchant}>
            <MerchantRow merchant={merchant} onMove={onMove} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
