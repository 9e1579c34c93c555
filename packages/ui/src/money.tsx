import type { Amount } from '@sanuk/money/amount'
import type { Currency } from '@sanuk/money/currency'
import { formatMoney, formatNet, shownSign } from '@sanuk/money/format'
import { classNames } from './class-names.ts'
import styles from './money.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type MoneyProps = {
  amount: Amount
  currency: Currency
  /** A difference: carries its sign, jade for a gain and ruby for a loss. */
  net?: boolean | undefined
  /** Saffron: prizes and jackpots. */
  luck?: boolean | undefined
  /** Hides the figures as "***"; the text is what a screen reader says in their place. */
  masked?: string | false | undefined
  className?: string | undefined
}

/** An amount of money, its figures as wide as each other. */
export function Money({ amount, currency, net = false, luck = false, masked = false, className }: MoneyProps) {
  const tone = net && !masked && [styles.loss, styles.nothing, styles.gain][shownSign(amount, currency) + 1]
  return (
    <span className={classNames(styles.money, tone, luck && styles.luck, className)}>
      {masked ? <Masked words={masked} /> : (net ? formatNet : formatMoney)(amount, currency)}
    </span>
  )
}

function Masked({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">***</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  )
}
