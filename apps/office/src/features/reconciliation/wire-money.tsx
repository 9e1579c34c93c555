import { isCurrencyCode } from '@sanuk/money/currency'
import { useMoney } from '../../components/use-money.tsx'

/** An amount in a currency that may be one of which we know nothing. */
export function WireMoney({ amount, currency }: { amount: string; currency: string }) {
  const money = useMoney()
  return isCurrencyCode(currency) ? money(amount, { code: currency }) : `${amount} ${currency}`
}
