import { useLingui } from '@lingui/react'
import { useCurrency } from '../../brand/use-currency.ts'
import { bringMoneyHome } from '../../session/bring-money-home.ts'
import { notify } from '../../toasts/toasts.ts'
import { faultText } from '../../wire/fault-text.ts'

/** Brings everything home, also where there is nothing to bring, and says what came of it. */
export function useCollectMoney(): () => Promise<void> {
  const { _ } = useLingui()
  const currency = useCurrency()
  return () =>
    bringMoneyHome(currency).then(
      (any) => void (any || notify('info', _('transfers.collected.nothing'))),
      (fault: unknown) => void notify('error', faultText(fault, _)),
    )
}
