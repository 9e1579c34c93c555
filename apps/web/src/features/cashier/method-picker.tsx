import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { CreditCard, Landmark, QrCode, Wallet } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import { useLanguage } from '../../language/language.ts'
import styles from './deposit.module.css'
import type { DepositMethod } from './deposit-method.ts'

const ICONS = { qr: QrCode, bank: Landmark, card: CreditCard, wallet: Wallet } as const

type Props = {
  readonly methods: readonly DepositMethod[]
  readonly chosen: DepositMethod
  readonly onPick: (method: string) => void
}

/** The brand's ways to pay in, side by side. One that is closed says when it opens. */
export function MethodPicker({ methods, chosen, onPick }: Props) {
  const { _ } = useLingui()
  const language = useLanguage()
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.heading}>{_('cashier.methods')}</legend>
      {methods.map((method) => {
        const Icon = ICONS[method.icon]
        return (
          <label key={method.method} className={styles.method}>
            <input
              type="radio"
              name="deposit-method"
              value={method.method}
              checked={method.method === chosen.method}
              disabled={!method.open}
              onChange={() => onPick(method.method)}
            />
            <Icon aria-hidden="true" />
            <span className={styles.methodName}>
              <strong>{method.names[language]}</strong>
              <MethodNote method={method} />
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** When it opens, or what it takes. */
function MethodNote({ method: { open, hours, minimum, fee } }: { readonly method: DepositMethod }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const whole = { ...currency, decimals: 0 }
  if (!open) return <small>{hours ? _('cashier.method.hours', hours) : _('cashier.method.closed')}</small>
  const isFree = fee.by === 'brand' || (parseAmount(fee.fixed) === 0n && Number(fee.percent) === 0)
  return (
    <small>
      {_('cashier.method.from', { minimum: formatMoney(parseAmount(minimum), whole) })}
      {isFree && ` · ${_('cashier.fee.none')}`}
    </small>
  )
}
