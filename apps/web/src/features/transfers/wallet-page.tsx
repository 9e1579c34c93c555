import { useLingui } from '@lingui/react'
import type { Merchant, Transfer } from '@sanuk/contracts/transfers'
import { ErrorState } from '@sanuk/ui/error-state'
import { IconButton } from '@sanuk/ui/icon-button'
import { Skeleton } from '@sanuk/ui/skeleton'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PanelHead } from '../../components/panel-head.tsx'
import { faultText } from '../../wire/fault-text.ts'
import { MainWallet } from './main-wallet.tsx'
import { MerchantList } from './merchant-list.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { TransferList } from './transfer-list.tsx'
import styles from './transfers.module.css'
import { useAfterMoving } from './use-after-moving.ts'
import { useMerchants } from './use-merchants.ts'

/** A wish in the making: which wallet, and which way. */
export type Moving = { readonly merchant: Merchant; readonly direction: Transfer['direction'] }

/** The main wallet, the vendors' own, and what went between them. */
export function WalletPage({ title }: { title: ReactNode }) {
  const { _ } = useLingui()
  const refresh = useAfterMoving()
  const { isFetching } = useMerchants()
  const [moving, setMoving] = useState<Moving | null>(null)
  return (
    <>
      <PanelHead
        title={title}
        action={
          <IconButton label={_('transfers.refresh')} busy={isFetching} onClick={refresh}>
            <RefreshCw />
          </IconButton>
        }
      />
      <div className={styles.page}>
        <Wallets onMove={setMoving} />
        <TransferList />
      </div>
      <TransferDialog moving={moving} onClose={() => setMoving(null)} />
    </>
  )
}

function Wallets({ onMove }: { onMove: (moving: Moving) => void }) {
  const { _ } = useLingui()
  const { data, error, refetch } = useMerchants()
  if (data) {
    return (
      <>
        <MainWallet automatic={data.automatic} merchants={data.merchants} />
        <MerchantList merchants={data.merchants} onMove={onMove} />
      </>
    )
  }
  if (error) {
    return (
      <ErrorState title={_('transfers.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  return (
    <>
      <Skeleton shape="card" height="176px" />
      <Skeleton shape="card" height="206px" />
    </>
  )
}
