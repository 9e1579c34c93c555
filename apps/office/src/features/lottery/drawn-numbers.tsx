import { useLingui } from '@lingui/react'
import styles from './lottery.module.css'
import { prizesOf } from './prizes.ts'

type Props = {
  readonly result: readonly string[]
  /** Shows no more of them than so many. */
  readonly most?: number
}

/** The numbers of a draw in order. */
export function DrawnNumbers({ result, most = result.length }: Props) {
  const { _ } = useLingui()
  const left = result.length - most
  return (
    <span className={styles.numbers}>
      {result.slice(0, most).map((number, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number may be drawn twice, its place is its own
        <span key={place} className={styles.number}>
          {number}
        </span>
      ))}
      {left > 0 && <span>{_('office-lottery.result.more', { count: left })}</span>}
    </span>
  )
}

/** The numbers of a draw by the prizes that they belong to. */
export function DrawnPrizes({ family, result }: { readonly family: string; readonly result: readonly string[] }) {
  const { _ } = useLingui()
  const prizes = prizesOf(family, result.length)
  if (prizes.length < 2) return <DrawnNumbers result={result} />
  return (
    <dl className={styles.prizes}>
      {prizes.map(({ name, places }) => (
        <div key={name} className={styles.prize}>
          <dt>{_(`office-lottery.prize.${name}`)}</dt>
          <dd>
            <DrawnNumbers result={places.map((place) => result[place] ?? '')} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
