import { useSearchParams } from 'wouter'
import { DescribedList } from '../../lists/described-list.tsx'
import { isOfPayments, START_TAB, TABS } from './deposits.ts'
import { DEPOSIT_LIST } from './deposits-list.tsx'
import { PAYMENT_LIST } from './payments-list.tsx'

/** The desk of money that comes: slips and held payments first, then every order. */
export function DepositsPage() {
  const [query] = useSearchParams()
  const tab = TABS.find((known) => known === query.get('tab')) ?? START_TAB
  return isOfPayments(tab) ? <DescribedList list={PAYMENT_LIST} /> : <DescribedList list={DEPOSIT_LIST} />
}
