import type { Attempt } from '@sanuk/ledger/attempts'
import { ZERO } from '@sanuk/money/amount'
import type { Movement } from './round.ts'

/** A change of the member's account as what it was in its round. `null`: nothing moved, it was only decided. */
export function movementOf(account: string, attempt: Attempt): Movement | null {
  const takes = attempt.debit === account
  const kind = kindOf(attempt, takes)
  if (!kind) return null
  const balanceAfter = (takes ? attempt.debitBalance : attempt.creditBalance) ?? ZERO
  return { kind, amount: attempt.amount, balanceAfter, transaction: attempt.id, at: attempt.at }
}

function kindOf({ kind }: Attempt, takes: boolean): Movement['kind'] | null {
  switch (kind) {
    case 'bet':
    case 'win':
    case 'return':
      return kind
    case 'rollback':
      // Of a stake and a win in one step, the win is taken back.
      return takes ? 'correction_down' : 'rollback'
    case 'resettlement':
      return takes ? 'correction_down' : 'correction_up'
    default:
      return null
  }
}
