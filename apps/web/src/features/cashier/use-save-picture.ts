import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { useCurrency } from '../../brand/use-currency.ts'
import { drawCodePicture } from './code-picture.ts'
import type { WaitingDeposit } from './use-deposit.ts'

/** Saves the code as a picture, which a bank's app on the same phone can read from its gallery. */
export function useSavePicture(deposit: WaitingDeposit): () => Promise<void> {
  const { _ } = useLingui()
  const currency = useCurrency()
  return async () => {
    const picture = await drawCodePicture({
      payload: deposit.payload,
      heading: _('cashier.code.promptpay'),
      amount: formatMoney(parseAmount(deposit.amount), currency),
      reference: deposit.reference,
    })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(picture)
    link.download = `${deposit.reference}.png`
    link.click()
    URL.revokeObjectURL(link.href)
  }
}
