import { useLingui } from '@lingui/react'
import type { LotteryGame } from '@sanuk/contracts/lottery'
import { parseAmount } from '@sanuk/money/amount'
import { Chips } from '@sanuk/ui/chips'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useShortMoney } from '../../../brand/use-short-money.ts'
import styles from './stake-bar.module.css'
import { Stepper } from './stepper.tsx'
import type { Pad } from './use-pad.ts'

const ONE = parseAmount('1')
const AMOUNTS = [1, 5, 10, 50, 100] as const

/** Whether a unit always stakes 1: its multiple is then what is staked on it. */
export const isPlainStake = ({ unitStakes: [stake, ...others] }: Pick<LotteryGame, 'unitStakes'>): boolean =>
  stake !== undefined && others.length === 0 && parseAmount(stake) === ONE

/** How much is staked on each number: an amount, and no multiple of one. */
export function PlainStake({ pad: { checked, staking, setStaking } }: { readonly pad: Pad }) {
  const { _ } = useLingui()
  const { symbol } = useCurrency()
  const short = useShortMoney()
  const label = _('lottery.stake_each', { symbol })
  const most = Math.max(1, checked.mostMultiple)
  return (
    <div className={styles.plain}>
      <span aria-hidden="true">{label}</span>
      <Stepper label={label} value={staking.multiple} most={most} onChange={(multiple) => setStaking({ multiple })} />
      <Chips
        size="small"
        label={_('lottery.stake_each.amounts')}
        value={String(staking.multiple)}
        options={AMOUNTS.map((amount) => ({
          value: String(amount),
          label: short(String(amount)),
          disabled: amount > most,
        }))}
        onPick={(amount) => setStaking({ multiple: Number(amount) })}
      />
    </div>
  )
}
