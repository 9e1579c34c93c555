import { useLingui } from '@lingui/react'
import { claimRaffle, ownRaffle } from '@sanuk/contracts/raffle'
import { balance } from '@sanuk/contracts/wallet'
import { add, parseAmount, ZERO } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Gift } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, queryClient } from '../../wire/read.ts'
import type { OwnPrize } from './use-raffle.ts'

/** Puts prizes into the wallet, draw by draw, and says how much came. */
export function ClaimButton({
  prizes,
  wide = false,
}: {
  readonly prizes: readonly OwnPrize[]
  readonly wide?: boolean
}) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const sum = prizes.reduce((total, { amount }) => add(total, parseAmount(amount)), ZERO)

  async function claim() {
    try {
      for (const draw of new Set(prizes.map((prize) => prize.draw))) await call(claimRaffle, { body: { draw } })
      await notify('success', _('raffle.claimed', { amount: formatMoney(sum, currency) }))
    } catch (fault) {
      await notify('error', faultText(fault, _))
    } finally {
      queryClient.invalidateQueries({ queryKey: keyOf(balance) })
      await queryClient.invalidateQueries({ queryKey: keyOf(ownRaffle) })
    }
  }

  return (
    <Button look="luck" wide={wide} icon={<Gift />} onClick={claim}>
      {_('raffle.claim', { amount: formatMoney(sum, currency) })}
    </Button>
  )
}
