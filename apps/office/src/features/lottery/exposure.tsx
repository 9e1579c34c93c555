import { useLingui } from '@lingui/react'
import { type LotteryExposure, readExposure } from '@sanuk/contracts/office-lottery'
import { parseAmount } from '@sanuk/money/amount'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import type { CSSProperties } from 'react'
import { Failed } from '../../components/failed.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { type DescribedColumn, moneyColumn, textColumn } from '../../lists/described-column.tsx'
import { SaveRows } from '../../lists/rows-card.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { usePlayName } from './family-words.ts'
import styles from './lottery.module.css'
import { issueKey } from './lottery.ts'

const EVERY_MS = 30_000

type Play = LotteryExposure['plays'][number]
type Exposed = Play['numbers'][number]
type Props = { readonly id: string; readonly family: string | undefined }

/** What the brand would pay: by play, the numbers that would cost most, the warmer the more. */
export function Exposure({ id, family }: Props) {
  const { _ } = useLingui()
  const nameOf = usePlayName(family)
  const { data, error, refetch } = useAsked({
    key: [...issueKey(id), 'exposure'],
    ask: (signal) => call(readExposure, { params: { id } }, signal),
    everyMs: EVERY_MS,
  })
  const rows = data?.plays.flatMap(({ play, numbers }) => numbers.map((number) => ({ play, ...number })))
  const columns: readonly DescribedColumn<Exposed & { readonly play: string }>[] = [
    { key: 'play', header: 'office-lottery.play', text: ({ play }) => nameOf(play) },
    textColumn('number', 'office-lottery.number'),
    moneyColumn('stake', 'office-lottery.stake'),
    moneyColumn('payout', 'office-lottery.payout'),
  ]
  return (
    <Card
      title={_('office-lottery.exposure')}
      action={<SaveRows file="lottery-exposure" columns={columns} rows={rows} />}
    >
      <p className={styles.note}>{_('office-lottery.exposure.note')}</p>
      {data && !data.complete && (
        <p className={styles.note}>{_('office-lottery.exposure.partial', { lines: data.lines })}</p>
      )}
      {!data && (error ? <Failed error={error} onRetry={refetch} /> : <Skeleton height="140px" shape="card" />)}
      {data?.plays.length === 0 && <EmptyState title={_('office-lottery.exposure.none')} />}
      {data?.plays.map((play) => (
        <PlayHeat key={play.play} play={play} name={nameOf(play.play)} />
      ))}
    </Card>
  )
}

function PlayHeat({ play, name }: { readonly play: Play; readonly name: string }) {
  const { _ } = useLingui()
  const money = useMoney()
  const most = play.numbers.reduce((largest, { payout }) => Math.max(largest, Number(parseAmount(payout))), 1)
  return (
    <section className={styles.exposed}>
      <div className={styles.title}>
        <h3 className={styles.heading}>{name}</h3>
        <p className={styles.note}>
          {_('office-lottery.stake')} {money(play.stake)} · {_('office-lottery.potential')} {money(play.potential)}
        </p>
      </div>
      {play.numbers.length === 0 ? (
        <p className={styles.note}>{_('office-lottery.exposure.single')}</p>
      ) : (
        <ol className={styles.heat} aria-label={name}>
          {play.numbers.map(({ number, stake, payout }) => (
            <li key={number} style={heatOf(Number(parseAmount(payout)) / most)}>
              <strong>{number}</strong>
              <span>{money(payout)}</span>
              <span>
                {_('office-lottery.stake')} {money(stake)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** From 0 to 1: the share of the largest. */
const heatOf = (share: number): CSSProperties & Record<'--heat', string> => ({ '--heat': share.toFixed(3) })
