import * as z from 'zod/mini'
import { plainReference } from './typed-text.ts'

/**
 * What a bank calls a payment. It counts once, so that it is read in one form from whoever says it: the bank, or an operator
 * who copied it from the bank's page.
 */
export const bankReference = z
  .string()
  .check(z.overwrite(plainReference), z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))
