import { useLingui } from '@lingui/react'
import type { LotteryGame } from '@sanuk/contracts/lottery'
import { Button } from '@sanuk/ui/button'
import { RefusedError } from '@sanuk/wire/faults'
import { useShortMoney } from '../../../brand/use-short-money.ts'
import { usePanels } from '../../../panels/use-panels.ts'
import { faultText } from '../../../wire/fault-text.ts'
import styles from './slip.module.css'

/** Limits of a game, by the code of the refusal that names them. */
const LIMITS = {
  amount_below_minimum: 'lottery.fault.least',
  amount_above_maximum: 'lottery.fault.most',
  multiple_limit: 'lottery.fault.multiple',
  coverage_limit: 'lottery.fault.coverage',
} as const

const limitOf = new Map<string, (typeof LIMITS)[keyof typeof LIMITS]>(Object.entries(LIMITS))

type BetFaultProps = { readonly game: LotteryGame; readonly fault: Error }

/** Why bets were not taken, and the way to mend that. */
export function BetFault({ game, fault }: BetFaultProps) {
  const { _ } = useLingui()
  const short = useShortMoney()
  const { open } = usePanels()
  const code = fault instanceof RefusedError ? fault.code : ''
  const limit = limitOf.get(code)
  const { coverage, leastStake, mostStake, mostPrize } = game
  const values = { coverage, least: short(leastStake), most: short(mostStake), prize: short(mostPrize) }
  return (
    <span className={styles.fault}>
      {limit ? _(limit, values) : faultText(fault, _)}
      {code === 'not_enough_money' && (
        <Button look="outline" size="small" onClick={() => open('depositv2')}>
          {_('site.deposit')}
        </Button>
      )}
    </span>
  )
}
