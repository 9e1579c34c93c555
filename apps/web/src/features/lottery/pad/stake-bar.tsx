import { useLingui } from '@lingui/react'
import type { LotteryGame } from '@sanuk/contracts/lottery'
import { Button } from '@sanuk/ui/button'
import { Chips } from '@sanuk/ui/chips'
import { Money } from '@sanuk/ui/money'
import { Dices, Plus } from 'lucide-react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useShortMoney } from '../../../brand/use-short-money.ts'
import { writtenCount } from '../../../language/written-count.ts'
import type { LineFault } from './check-line.ts'
import { isPlainStake, PlainStake } from './plain-stake.tsx'
import { SeriesSlider } from './series-slider.tsx'
import styles from './stake-bar.module.css'
import { UnitStake } from './unit-stake.tsx'
import type { Pad } from './use-pad.ts'

type StakeBarProps = {
  readonly game: LotteryGame
  readonly pad: Pad
  /** Whether an issue takes bets. */
  readonly isOpen: boolean
  readonly onAdd: () => void
  readonly onBetNow: () => void
  readonly onQuickPick: (count: number) => void
}

/** How much is staked on what is picked, what that costs, and what to do with it. */
export function StakeBar({ game, pad, isOpen, onAdd, onBetNow, onQuickPick }: StakeBarProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const { checked, staking, editing } = pad
  const isOff = checked.fault !== null
  return (
    <div className={styles.bar}>
      <div className={styles.controls}>
        <Chips
          size="small"
          label={_('lottery.quick_pick')}
          options={QUICK.map((count) => ({
            value: String(count),
            label: (
              <span className={styles.quick}>
                {count === 1 && <Dices aria-hidden="true" />}
                {_('lottery.quick_pick.of', { count })}
              </span>
            ),
          }))}
          onPick={(count) => onQuickPick(Number(count))}
        />
        {isPlainStake(game) ? <PlainStake pad={pad} /> : <UnitStake game={game} pad={pad} />}
        {game.series && staking.series !== null && (
          <SeriesSlider series={game.series} value={staking.series} onChange={(series) => pad.setStaking({ series })} />
        )}
      </div>
      <div className={styles.outcome}>
        <p className={styles.sum} aria-live="polite">
          <span className={styles.units}>
            {_('lottery.units', { count: checked.units, units: writtenCount(checked.units) })}
          </span>
          <span>
            {_('lottery.total')} <Money luck className={styles.total} amount={checked.stake} currency={currency} />
          </span>
        </p>
        <LineNote game={game} fault={checked.fault} />
        <div className={styles.buttons}>
          {editing === null ? (
            <Button look="quiet" disabled={isOff || !isOpen} onClick={onBetNow}>
              {_('lottery.bet_now')}
            </Button>
          ) : (
            <Button look="quiet" onClick={pad.clear}>
              {_('site.cancel')}
            </Button>
          )}
          <Button icon={<Plus />} disabled={isOff} onClick={onAdd}>
            {_(editing === null ? 'lottery.add' : 'lottery.save_line')}
          </Button>
        </div>
      </div>
    </div>
  )
}

const QUICK = [1, 5, 10] as const

type LineNoteProps = { readonly game: LotteryGame; readonly fault: LineFault | null }

/** What forbids the bet, and what is allowed. */
function LineNote({ game, fault }: LineNoteProps) {
  const { _ } = useLingui()
  const short = useShortMoney()
  if (fault === null || fault === 'unfinished') return null
  const { coverage, leastStake, mostStake, mostPrize } = game
  const values = { coverage, least: short(leastStake), most: short(mostStake), prize: short(mostPrize) }
  return (
    <p className={styles.note} role="status">
      {_(`lottery.fault.${fault}`, values)}
    </p>
  )
}
