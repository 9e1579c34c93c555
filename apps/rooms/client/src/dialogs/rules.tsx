import type { SpotPay } from '@sanuk/engines/live/spots'
import { parseAmount } from '@sanuk/money/amount'
import type { TableRules } from '#protocol'
import { oddsOf, type PayRow, payRows } from '../bets/pays.ts'
import type { GameLook } from '../games/game-look.ts'
import type { Kit } from '../kit.ts'
import type { RoomWord, Say } from '../words.ts'
import { Dialog } from './dialog.tsx'

type RulesProps = {
  readonly kit: Pick<Kit, 'say' | 'money' | 'spotName'>
  readonly look: GameLook
  readonly rules: TableRules
  readonly onClose: () => void
}

/** How the game is played, what every spot pays and takes, and the keys. */
export function Rules({ kit, look, rules, onClose }: RulesProps) {
  const { say, money } = kit
  const list = (words: readonly RoomWord[]) => (
    <ul className="rules-list">
      {words.map((word) => (
        <li key={word}>{say(word)}</li>
      ))}
    </ul>
  )
  const [how, ...more] = look.rules(rules)
  const spotKeys: readonly RoomWord[] = [
    ...(look.keys ? [look.keys.word] : []),
    ...(look.deciding ? [look.deciding.keysWord] : []),
  ]
  return (
    <Dialog {...{ say, onClose }} title={say('rooms.rules')} kind="rules">
      {list([...(how?.words ?? []), 'rooms.rules.void'])}
      {more.map(({ title, words }) => (
        <section key={words.join(' ')} className="rules-part">
          {title && <h3>{say(title)}</h3>}
          {list(words)}
        </section>
      ))}
      <h3>{say('rooms.rules.pays')}</h3>
      <Pays {...{ kit, look, rules }} />
      <p className="dialog-note">{say('rooms.rules.maximum', { amount: money(parseAmount(rules.maximum)) })}</p>
      <h3 className="rules-keys">{say('rooms.keys')}</h3>
      <div className="rules-keys">{list([...spotKeys, 'rooms.keys.chips', 'rooms.keys.actions'])}</div>
    </Dialog>
  )
}

/** What every spot pays, and between which amounts it takes bets. */
function Pays({ kit, look, rules }: Omit<RulesProps, 'onClose'>) {
  const { say, money } = kit
  const groupName = (group: string) => look.groupName?.(say, group) ?? null
  const rows = payRows(look.spots(rules), rules.spots, (group) => groupName(group) !== null)
  return (
    <table className="pays">
      <thead>
        <tr>
          <th scope="col">{say('rooms.rules.spot')}</th>
          <th scope="col">{say('rooms.rules.pays_to_one')}</th>
          <th scope="col">{say('rooms.rules.limits')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ group, pays, spots }) => (
          <tr key={spots[0].spot}>
            <th scope="row">{rowName(kit, { group: groupName(group), spots })}</th>
            <td>
              {pays.length === 0 && look.openPays && say(look.openPays(rules))}
              {casesOf(say, look, pays).map(({ name, odds }) => (
                <span key={`${name} ${odds}`} className="pays-case">
                  <span>{name}</span>
                  <b>{`${odds}:1`}</b>
                </span>
              ))}
            </td>
            <td>{`${money(parseAmount(spots[0].minimum))} – ${money(parseAmount(spots[0].maximum))}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** More spots than these have the name of their group. */
const NAMED = 2

type Row = { readonly group: string | null; readonly spots: PayRow<TableRules['spots'][number]>['spots'] }

function rowName({ spotName }: RulesProps['kit'], { group, spots }: Row): string {
  if (group !== null && spots.length > NAMED) return group
  return spots.map(({ spot }) => spotName(spot)).join(' · ')
}

/** The cases of a spot in words, or its odds alone. */
function casesOf(say: Say, { caseName }: GameLook, pays: readonly SpotPay[]) {
  if (!caseName) return oddsOf(pays).map((odds) => ({ name: '', odds }))
  return pays.map((pay) => ({ name: caseName(say, pay), odds: pay.odds }))
}
