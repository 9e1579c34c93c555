import type { Deposit } from '@sanuk/contracts/cashier'
import { useSecondsLeft } from '@sanuk/ui/countdown'
import { useClockOffset } from '../../brand/use-clock-offset.ts'

/**
 * How a deposit stands by the server's clock: expired as soon as its time is over, though the server puts it away a
 * little later. Money that still comes is credited all the same.
 */
export function useDepositState({ state, expiresAt }: Deposit): Deposit['state'] {
  const seconds = useSecondsLeft(Date.parse(expiresAt), useClockOffset())
  return state === 'waiting' && seconds === 0 ? 'expired' : state
}
