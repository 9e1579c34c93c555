import type { CentrePageProps } from '../components/centre/centre-entry.ts'
import { JoinGift } from '../features/activities/join-gift.tsx'
import { DepositPage } from '../features/cashier/deposit-page.tsx'

/** Depositing, with the gift that the deposit is to bring. */
export const DepositWithGift = ({ title }: CentrePageProps) => (
  <DepositPage title={title} promotion={(amount) => <JoinGift amount={amount} />} />
)
