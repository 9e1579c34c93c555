import type { Brand } from '../caller.ts'
import type { Transaction } from '../database.ts'
import type { Member } from './member.ts'

/** An account that somebody else opens: its password is shown once and changed at the first sign-in. */
export type PreparedAccount = {
  readonly password: string
  /** Refuses with `username_taken`. */
  readonly open: (transaction: Transaction, invitedBy: string) => Promise<Member>
}

/**
 * Checks the username as a registration does and makes the password. Refuses with `invalid_request` beside the field
 * and with `username_taken`.
 */
export type PrepareAccount = (
  brand: Pick<Brand, 'id' | 'name' | 'currency'>,
  username: string,
) => Promise<PreparedAccount>
