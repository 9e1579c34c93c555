/** Ten-thousandths of the currency unit; -1 for what is no amount. */
export function unitsOf(money: string): bigint {
  const [whole = '', part = ''] = money.split('.')
  return whole === '' ? -1n : BigInt(whole + part.padEnd(4, '0'))
}
