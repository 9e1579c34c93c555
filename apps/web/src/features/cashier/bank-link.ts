/** Where a visitor of a demo brand plays the payer of a code. */
export function bankLink(bank: string, payload: string): string {
  const address = new URL('/pay', bank)
  address.searchParams.set('payload', payload)
  return address.href
}
