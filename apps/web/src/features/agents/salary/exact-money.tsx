import { parseAmount } from '@sanuk/money/amount'
import { AMOUNT_DECIMALS } from '@sanuk/money/currency'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'

/** An amount with every decimal it is kept with: parts of a salary are exact, and cut only as a sum. */
export function ExactMoney({ amount }: { readonly amount: string }) {
  const currency = useCurrency()
  return <Money amount={parseAmount(amount)} currency={{ ...currency, decimals: AMOUNT_DECIMALS }} />
}
