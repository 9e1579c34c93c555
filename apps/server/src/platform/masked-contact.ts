/** A number in E.164 as far as it may be shown: `+66812345678` as `+66••••••678`. */
export const maskNumber = (number: string): string =>
  `${number.slice(0, 3)}${'•'.repeat(Math.max(0, number.length - 6))}${number.slice(-3)}`

/** An address of mail likewise: `nok@example.com` as `n••@example.com`. How long a name is, is not told beyond six. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}${'•'.repeat(Math.min(Math.max(2, at - 1), 5))}${address.slice(at)}`
}
