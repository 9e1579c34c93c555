import { createHash } from 'node:crypto'
import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'

/** The amount at which a run of a pool is won, and 32 bytes beside it so that nobody finds it by trying: 64 hexadecimal digits. */
export type DropSecret = { readonly threshold: Amount; readonly salt: string }

/**
 * The text that is committed to and kept sealed: `<threshold>:<salt>`, the threshold as money is written everywhere, with two
 * decimals and more only where these are not zero.
 */
export const secretText = ({ threshold, salt }: DropSecret): string => `${writeAmount(threshold)}:${salt}`

/** Reads that text. Throws where it is none. */
export function readSecret(text: string): DropSecret {
  const [threshold = '', salt = ''] = text.split(':')
  return { threshold: parseAmount(threshold), salt }
}

/** What is told of a run when it begins: the SHA-256 of the text. */
export const commitmentOf = (secret: DropSecret): Buffer => createHash('sha256').update(secretText(secret)).digest()
