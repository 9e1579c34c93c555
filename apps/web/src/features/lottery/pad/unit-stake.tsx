import { useLingui } from '@lingui/react'
import type { LotteryGame } from '@sanuk/contracts/lottery'
import { Segmented } from '@sanuk/ui/segmented'
import { useShortMoney } from '../../../brand/use-short-money.ts'
import styles from './stake-bar.module.css'
import { Stepper } from './stepper.tsx'
import type { Pad } from './use-pad.ts'

/** Which stake a unit has, and how many times it is staked. A single stake needs no choice. */
export function UnitStake({ game, pad: { checked, staking, setStaking } }: { game: LotteryGame; pad: Pad }) {
  const { _ } = useLingui()
  const short = useShortMoney()
  return (
    <>
      {game.unitStakes.length > 1 && (
        <div className={styles.stakes}>
          <Segmented
            label={_('lottery.unit_stake')}
            options={game.unitStakes.map((stake) => ({ value: stake, label: short(stake) }))}
            value={staking.unitStake}
            onChange={(unitStake) => setStaking({ unitStake })}
          />
        </div>
      )}
      <Stepper
        label={_('lottery.multiple')}
        suffix="×"
        value={staking.multiple}
        most={Math.max(1, checked.mostMultiple)}
        onChange={(multiple) => setStaking({ multiple })}
      />
    </>
  )
}
