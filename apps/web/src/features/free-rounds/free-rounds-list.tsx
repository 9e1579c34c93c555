import { useLingui } from '@lingui/react'
import type { OwnFreeRounds } from '@sanuk/contracts/free-rounds'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { buttonClass } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Sparkles } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { useLanguage } from '../../language/language.ts'
import { Link } from '../../router/link.tsx'
import styles from './free-rounds.module.css'
import { useFreeRounds } from './use-free-rounds.ts'

/** What the member may play free, with the way into each game; nothing where there is nothing. */
export function FreeRoundsList() {
  const { _ } = useLingui()
  const list = useFreeRounds()
  if (list.length === 0) return null
  return (
    <Card title={_('free-rounds.title')}>
      <ul className={styles.list}>
        {list.map((free) => (
          <Given key={free.id} free={free} />
        ))}
      </ul>
    </Card>
  )
}

function Given({ free }: { readonly free: OwnFreeRounds }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const money = (wire: string) => formatMoney(parseAmount(wire), currency)
  const { name, rounds, left, stake, paid, mostWin, play, until, games } = free
  return (
    <li className={styles.given}>
      <p className={styles.name}>
        <Sparkles aria-hidden />
        {name}
      </p>
      <p className={styles.left}>{_('free-rounds.left', { left, stake: money(stake) })}</p>
      <p className={styles.note}>
        {_('free-rounds.of', { played: rounds - left, rounds })} · {_('free-rounds.until', { at: moment(until) })}
        {left < rounds && <> · {_('free-rounds.paid', { paid: money(paid) })}</>}
      </p>
      <p className={styles.note}>
        {_('free-rounds.terms', { play: String(play), times: play / 100, most: money(mostWin) })}
      </p>
      <Games games={games} />
    </li>
  )
}

function Games({ games }: Pick<OwnFreeRounds, 'games'>) {
  const { _ } = useLingui()
  const language = useLanguage()
  if (games.length === 0) return <p className={styles.note}>{_('free-rounds.closed')}</p>
  return (
    <p className={styles.games}>
      {games.map(({ nodeId, names }) => (
        <Link key={nodeId} to="/game" search={{ id: nodeId }} preload={false} className={buttonClass({ look: 'luck' })}>
          {_('free-rounds.play', { game: names[language] })}
        </Link>
      ))}
    </p>
  )
}
