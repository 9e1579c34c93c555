import { useLingui } from '@lingui/react'
import { classNames } from '@sanuk/ui/class-names'
import styles from './balls.module.css'

type BallsProps = {
  readonly family: string
  /** Numbers in the order in which they were drawn. */
  readonly result: readonly string[]
  /** `large` shines on the dark head, `small` lies in a list. */
  readonly size: 'large' | 'small'
  /** They come one after the other. */
  readonly arriving?: boolean
}

/** The numbers of a draw. Numbers of many figures are written in one long ball. */
export function Balls({ family, result, size, arriving = false }: BallsProps) {
  const { _ } = useLingui()
  const isMany = result.length > MANY
  return (
    <ol
      className={classNames(styles.balls, styles[size], isMany && styles.many, arriving && styles.arriving)}
      aria-label={_('lottery.result.of', { result: result.join(' ') })}
      data-family={family}
    >
      {result.map((number, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the draw is what it is
          key={at}
          className={styles.ball}
          data-number={number}
          style={{ animationDelay: `${at * EACH_MS}ms` }}
        >
          {number}
        </li>
      ))}
    </ol>
  )
}

const MANY = 10
const EACH_MS = 160

/** How long so many balls take to arrive. */
export const arrivalMs = (count: number): number => count * EACH_MS + 400
