import { useLingui } from '@lingui/react'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { ownProfit } from '@sanuk/contracts/turnover'
import { parseAmount } from '@sanuk/money/amount'
import { Card } from '@sanuk/ui/card'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../brand/use-currency.ts'
import { useLanguage } from '../../language/language.ts'
import styles from './profit.module.css'

export type Profit = AnswerOf<typeof ownProfit>
type Row = Omit<Profit['totals'], never> & { readonly key: string; readonly name: string }

/** The same sums by kind of games and by game. */
export function ProfitTables({ profit }: { readonly profit: Profit }) {
  const { _ } = useLingui()
  const language = useLanguage()
  return (
    <>
      <Sums
        title={_('protection.profit.kinds')}
        head={_('protection.profit.kind')}
        rows={profit.kinds.map(({ gameType, ...sums }) => ({
          ...{ ...sums, key: gameType, name: _(`wagers.category.${gameType}`) },
        }))}
      />
      <Sums
        title={_('protection.profit.games')}
        head={_('protection.profit.name')}
        rows={profit.games.map(({ vendor, game, names, ...sums }) => ({
          ...{ ...sums, key: `${vendor} ${game}`, name: names[language] },
        }))}
      />
    </>
  )
}

type SumsProps = { readonly title: string; readonly head: string; readonly rows: readonly Row[] }

function Sums({ title, head, rows }: SumsProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const money = (sum: string, net = false) => <Money amount={parseAmount(sum)} currency={currency} net={net} />
  return (
    <Card level={3} title={title}>
      <table className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{_('wagers.total.rounds')}</th>
            <th scope="col" className={styles.wide}>
              {_('wagers.total.stake')}
            </th>
            <th scope="col" className={styles.wide}>
              {_('wagers.total.win')}
            </th>
            <th scope="col">{_('wagers.total.net')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, rounds, stake, win, net }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{rounds.toLocaleString('en-US')}</td>
              <td className={styles.wide}>{money(stake)}</td>
              <td className={styles.wide}>{money(win)}</td>
              <td>{money(net, true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
