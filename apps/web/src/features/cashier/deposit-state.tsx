import { useLingui } from '@lingui/react'
import type { Deposit } from '@sanuk/contracts/cashier'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import type { DeskProps } from './deposit-desk.tsx'
import { useDepositState } from './use-deposit-state.ts'

const looks = { waiting: 'luck', credited: 'good', expired: 'plain', cancelled: 'plain', failed: 'bad' } as const

/** How a listed deposit stands. One that waits, and is not on the desk already, can be taken up again. */
export function DepositState({ deposit, shown, onShow }: DeskProps & { readonly deposit: Deposit }) {
  const { _ } = useLingui()
  const state = useDepositState(deposit)
  if (state === 'waiting' && deposit.id !== shown) {
    return (
      <Button look="outline" size="small" onClick={() => onShow(deposit.id)}>
        {_('cashier.past.resume')}
      </Button>
    )
  }
  return <Badge look={looks[state]}>{_(`cashier.state.${state}`)}</Badge>
}
