import { ZERO } from '@sanuk/money/amount'
import { totalOf } from '../bets/stakes.ts'
import type { Kit } from '../kit.ts'
import { lying, shownBalance, type View } from '../view/view.ts'

/** The player's balance, and what lies on the table. */
export function Purse({ kit, view }: { readonly kit: Pick<Kit, 'say' | 'money'>; readonly view: View }) {
  const staked = totalOf(lying(view))
  return (
    <dl className="purse">
      <div>
        <dt>{kit.say('rooms.balance')}</dt>
        <dd>{kit.money(shownBalance(view))}</dd>
      </div>
      <div data-empty={staked === ZERO}>
        <dt>{kit.say('rooms.staked')}</dt>
        <dd>{kit.money(staked)}</dd>
      </div>
    </dl>
  )
}
