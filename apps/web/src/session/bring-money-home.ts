import { i18n } from '@lingui/core'
import { collectMoney, listTransfers, merchants } from '@sanuk/contracts/transfers'
import { balance } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import type { Currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { readyWords } from '../language/language.ts'
import { notify } from '../toasts/toasts.ts'
import { call } from '../wire/call.ts'
import { keyOf, queryClient } from '../wire/read.ts'

/** Brings home what is at any vendor and tells what came from where. Answers whether there was anything to tell. */
export async function bringMoneyHome(currency: Currency): Promise<boolean> {
  const { collected } = await call(collectMoney)
  for (const route of [balance, merchants, listTransfers]) {
    queryClient.invalidateQueries({ queryKey: keyOf(route) })
  }
  if (collected.length > 0) await readyWords('transfers')
  for (const { vendorName: vendor, outcome, amount } of collected) {
    const values = { vendor, amount: formatMoney(parseAmount(amount), currency) }
    notify(outcome === 'done' ? 'success' : 'info', i18n._(`transfers.collected.${outcome}`, values))
  }
  return collected.length > 0
}
