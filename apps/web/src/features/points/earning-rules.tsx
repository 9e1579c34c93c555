import { useLingui } from '@lingui/react'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import type { PointRules } from '@sanuk/contracts/points'
import { amount, parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { useCurrency } from '../../brand/use-currency.ts'
import styles from './points.module.css'

/** Both are lotteries to whoever plays them. */
const SHOWN = GAME_TYPES.filter((gameType) => gameType !== 'LOTT')

/** How points are earned by the kind of game, and what they are worth. */
export function EarningRules({ rules }: { readonly rules: PointRules }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const stakes = parseAmount(rules.stakePerPoint)
  const percents = [...new Set(SHOWN.map((gameType) => rules.weights[gameType] ?? 0))].filter((percent) => percent > 0)
  const steps = percents
    .sort((one, other) => other - one)
    .map((percent) => ({
      games: SHOWN.filter((gameType) => rules.weights[gameType] === percent)
        .map((gameType) => _(`site.category.${gameType}`))
        .join(' · '),
      stake: formatMoney(amount((stakes * 100n) / BigInt(percent)), currency),
    }))
  return (
    <section className={styles.how} aria-labelledby="points-how">
      <h2 id="points-how" className={styles.heading}>
        {_('points.how')}
      </h2>
      <ul className={styles.steps}>
        {steps.map(({ games, stake }) => (
          <li key={games} className={styles.step}>
            <strong>{games}</strong>
            <span>{_('points.how.stake', { stake })}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.rules}>
        <li>{_('points.how.worth', { points: rules.pointsPerUnit, unit: formatMoney(parseAmount('1'), currency) })}</li>
        <li>{_('points.how.counts')}</li>
        <li>{_('points.how.expiry')}</li>
      </ul>
    </section>
  )
}
