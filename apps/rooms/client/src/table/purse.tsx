import { type Amount, ZERO } from '@sanuk/money/amount'
import type { Kit } from '../kit.ts'

type PurseProps = {
  readonly kit: Pick<Kit, 'say' | 'money'>
  readonly balance: Amount
  /** All that lies on the table. */
  readonly staked: Amount
}

/** The player's balance, and what lies on the table. */
export function Purse({ kit, balance, staked }: PurseProps) {
  return (
    <dl className="purse">
      <div>
        <dt>{kit.say('rooms.balance')}</dt>
        <dd>{kit.money(balance)}</dd>
      </div>
      <div data-empty={staked === ZERO}>
        <dt>{kit.say('rooms.staked')}</dt>
        <dd>{kit.money(staked)}</dd>
      </div>
    </dl>
  )
}
