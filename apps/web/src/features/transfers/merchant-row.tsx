import { useLingui } from '@lingui/react'
import type { Merchant, Transfer } from '@sanuk/contracts/transfers'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Money } from '@sanuk/ui/money'
import { Spinner } from '@sanuk/ui/spinner'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { VendorIcon } from '../../components/vendor-icon.tsx'
import styles from './transfers.module.css'
import type { Moving } from './wallet-page.tsx'

type MerchantRowProps = { readonly merchant: Merchant; readonly onMove: (moving: Moving) => void }

/** A vendor's wallet: what is in it, the ways in and out, and what is on its way. */
export function MerchantRow({ merchant, onMove }: MerchantRowProps) {
  const { name, isSingle, balance, seated, underWay } = merchant
  const currency = useCurrency()
  const { _ } = useLingui()
  return (
    <>
      <VendorIcon name={name} src={null} />
      <div className={styles.who}>
        <h4 className={styles.name}>{name}</h4>
        <Standing merchant={merchant} />
      </div>
      {!isSingle && (
        <>
          <p className={styles.there}>
            {balance === null ? (
              <span className={styles.note}>{_('transfers.merchant.unknown')}</span>
            ) : (
              <Money amount={parseAmount(balance)} currency={currency} />
            )}
          </p>
          <div className={styles.ways}>
            <Way direction="in" merchant={merchant} onMove={onMove} />
            <Way direction="out" merchant={merchant} onMove={onMove} />
          </div>
        </>
      )}
      {seated !== null && (
        <p className={styles.there}>
          <VisuallyHidden>{_('transfers.merchant.seated')} </VisuallyHidden>
          <Money amount={parseAmount(seated)} currency={currency} />
        </p>
      )}
      {underWay && <UnderWay transfer={underWay} />}
    </>
  )
}

/** How current it is, or why there is nothing to say. */
function Standing({ merchant: { isSingle, balance, seated, updatedAt } }: { merchant: Merchant }) {
  const { _ } = useLingui()
  const moment = useMoment()
  if (seated !== null) return <p className={styles.note}>{_('transfers.merchant.seated.note')}</p>
  if (isSingle) return <p className={styles.note}>{_('transfers.merchant.single')}</p>
  if (balance === null || updatedAt === null) return <p className={styles.note}>{_('transfers.merchant.silent')}</p>
  return <p className={styles.note}>{_('transfers.merchant.updated', { time: moment(updatedAt) })}</p>
}

const icons = { in: <ArrowUpFromLine />, out: <ArrowDownToLine /> } as const

type WayProps = MerchantRowProps & { readonly direction: Transfer['direction'] }

function Way({ direction, merchant, onMove }: WayProps) {
  const { _ } = useLingui()
  const { underWay, balance } = merchant
  const isClosed = underWay !== null || balance === null || (direction === 'out' && parseAmount(balance) === 0n)
  return (
    <Button
      look="outline"
      size="small"
      icon={icons[direction]}
      disabled={isClosed}
      onClick={() => onMove({ merchant, direction })}
    >
      {_(`transfers.${direction}`)}
      <VisuallyHidden> {merchant.name}</VisuallyHidden>
    </Button>
  )
}

/** Money nobody has to worry about: it is set aside until the vendor has said what became of it. */
function UnderWay({ transfer: { vendorName: vendor, direction, amount } }: { transfer: Transfer }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const words =
    amount === null
      ? _('transfers.under_way.out.all', { vendor })
      : _(`transfers.under_way.${direction}`, { vendor, amount: formatMoney(parseAmount(amount), currency) })
  return (
    <p className={styles.underWay} role="status">
      <Spinner />
      {words}
    </p>
  )
}
