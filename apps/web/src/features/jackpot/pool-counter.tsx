import { useLingui } from '@lingui/react'
import type { jackpots } from '@sanuk/contracts/jackpots'
import type { AnswerOf } from '@sanuk/contracts/route'
import { parseAmount } from '@sanuk/money/amount'
import { RollingMoney } from '@sanuk/ui/rolling-number'
import { useCurrency } from '../../brand/use-currency.ts'
import { useLanguage } from '../../language/language.ts'
import styles from './jackpot.module.css'

type Pool = AnswerOf<typeof jackpots>['list'][number]

/**
 * The counter of a pool that can be won: never more than is in it. One that nobody has played for yet says what it starts
 * at. It moves too often to be read aloud.
 */
export function PoolCounter({ pool }: { readonly pool: Pool }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const currency = useCurrency()
  return (
    <section className={styles.board} aria-label={_('lobby.jackpot')}>
      <h2 className={styles.name}>{_(pool.isUnfed ? 'lobby.jackpot.starts_at' : 'lobby.jackpot')}</h2>
      <p className={styles.value} aria-hidden="true">
        <RollingMoney amount={parseAmount(pool.amount)} currency={currency} />
      </p>
      <p className={styles.note}>{pool.names[language]}</p>
    </section>
  )
}
