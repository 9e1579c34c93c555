/** Where a visitor of a demo brand plays the payer of a code. */
export function bankLink(bank: string, payload: string): string {
  const address = new URL('/pay', bank)
  address.searchParams.set('payload', payload)
  return address.href
}

/** Where they play the payer of a transfer. */
export function transferLink(bank: string, account: string, amount: string): string {
  const address = new URL('/transfer', bank)
  address.searchParams.set('account', account)
  address.searchParams.set('amount', amount)
  return address.href
}
