import { type Amount, amount, parseAmount } from '@sanuk/money/amount'

/** What a withdrawal costs by a brand's terms, as the server reckons it: whole hundredths, rounded down. */
export function feeOf(
  wanted: Amount,
  { fixed, percent }: { readonly fixed: string; readonly percent: string },
): Amount {
  // Hundredths of a per cent: `parseAmount` reads four decimals.
  const rate = parseAmount(percent) / 100n
  const fee = parseAmount(fixed) + (wanted * rate) / 10_000n
  return amount(fee - (fee % 100n))
}
