import { parseAmount } from '@sanuk/money/amount'
import type { TableRules } from '#protocol'
import { caseName, paysOf } from '../bets/pays.ts'
import { spotName } from '../bets/spot-name.ts'
import type { Kit } from '../kit.ts'
import type { RoomWord } from '../words.ts'
import { Dialog } from './dialog.tsx'

type RulesProps = {
  readonly kit: Pick<Kit, 'say' | 'money'>
  readonly rules: TableRules
  readonly onClose: () => void
}

const HOW: readonly RoomWord[] = ['rooms.rules.aim', 'rooms.rules.cards', 'rooms.rules.tie', 'rooms.rules.void']
const THIRD: readonly RoomWord[] = ['rooms.rules.third.natural', 'rooms.rules.third.player', 'rooms.rules.third.banker']
const KEYS: readonly RoomWord[] = ['rooms.keys.spots', 'rooms.keys.chips', 'rooms.keys.deeds']

/** How the game is played, what every spot pays and takes, and the keys. */
export function Rules({ kit, rules, onClose }: RulesProps) {
  const { say, money } = kit
  const list = (words: readonly RoomWord[]) => (
    <ul className="rules-list">
      {words.map((word) => (
        <li key={word}>{say(word)}</li>
      ))}
    </ul>
  )
  return (
    <Dialog {...{ say, onClose }} title={say('rooms.rules')} kind="rules">
      {list([...HOW, `rooms.rules.${rules.variant}`])}
      <h3>{say('rooms.rules.third')}</h3>
      {list(THIRD)}
      <h3>{say('rooms.rules.pays')}</h3>
      <table className="pays">
        <thead>
          <tr>
            <th scope="col">{say('rooms.rules.spot')}</th>
            <th scope="col">{say('rooms.rules.pays_to_one')}</th>
            <th scope="col">{say('rooms.rules.limits')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.spots.map(({ spot, minimum, maximum }) => (
            <tr key={spot}>
              <th scope="row">{spotName(say, spot)}</th>
              <td>
                {paysOf(rules.variant, spot).map((pay) => (
                  <span key={pay.when} className="pays-case">
                    <span>{caseName(say, pay)}</span>
                    <b>{`${pay.odds}:1`}</b>
                  </span>
                ))}
              </td>
              <td>{`${money(parseAmount(minimum))} – ${money(parseAmount(maximum))}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dialog-note">{say('rooms.rules.maximum', { amount: money(parseAmount(rules.maximum)) })}</p>
      <h3 className="rules-keys">{say('rooms.keys')}</h3>
      <div className="rules-keys">{list(KEYS)}</div>
    </Dialog>
  )
}
