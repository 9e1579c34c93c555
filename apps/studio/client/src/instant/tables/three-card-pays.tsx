import type { Say } from '../../words.ts'
import type { PayTables } from '../kind.ts'
import { shortMultiple } from './short-multiple.ts'
import { HANDS, type ThreeCardBet, type ThreeCardView } from './three-card-hands.ts'

type ThreeCardPaysProps = {
  readonly say: Say
  readonly tables: PayTables
  readonly chosen: ThreeCardBet
  /** The hand that lies open. */
  readonly reached: ThreeCardView['hand'] | null
}

/** Where the table and what it pays do not lie side by side. */
const NARROW = '(max-width: 760px)'

/** What hands pay on either bet; on a narrow screen it is folded up. */
export function ThreeCardPays(props: ThreeCardPaysProps) {
  if (!matchMedia(NARROW).matches) return <PayTable {...props} />
  return (
    <details className="three-fold">
      <summary>{props.say('game.three_card.pays.short')}</summary>
      <PayTable {...props} />
    </details>
  )
}

function PayTable({ say, tables, chosen, reached }: ThreeCardPaysProps) {
  const [bonus = [], pairPlus = []] = [tables['ante-bonus'], tables['pair-plus']]
  return (
    <div className="three-pays">
      <table data-chosen={chosen}>
        <caption className="visually-hidden">{say('game.three_card.pays')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{say('game.three_card.ante_bonus')}</th>
            <th scope="col">{say('game.three_card.bet.pair-plus')}</th>
          </tr>
        </thead>
        <tbody>
          {HANDS.map((hand, at) => (
            <tr key={hand} data-reached={hand === reached}>
              <th scope="row">{say(`game.poker.hand.${hand}`)}</th>
              <td>{Number(bonus[at] ?? 0) > 0 ? `+${shortMultiple(bonus[at] ?? '0')}` : '–'}</td>
              <td>×{shortMultiple(pairPlus[at] ?? '0')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say('game.three_card.bonus_note')}</p>
    </div>
  )
}
