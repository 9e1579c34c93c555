import { type ReactNode, useState } from 'react'
import { PanelHead } from '../../components/panel-head.tsx'
import type { OfPromotion } from './amount-form.tsx'
import styles from './deposit.module.css'
import { DepositDesk } from './deposit-desk.tsx'
import { DepositList } from './deposit-list.tsx'

/** Depositing, as a page of the member centre: an amount, then its payment code, and below what was deposited before. */
export function DepositPage({ title, promotion }: { title: ReactNode; promotion?: OfPromotion }) {
  const [shown, setShown] = useState<string | null>(null)
  return (
    <>
      <PanelHead title={title} />
      <div className={styles.page}>
        <DepositDesk shown={shown} onShow={setShown} promotion={promotion} />
        <DepositList shown={shown} onShow={setShown} />
      </div>
    </>
  )
}
