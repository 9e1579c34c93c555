import { useLingui } from '@lingui/react'
import type { NumberStakes } from '@sanuk/contracts/office-lottery-numbers'
import { parseAmount } from '@sanuk/money/amount'
import type { CSSProperties } from 'react'
import styles from './numbers.module.css'

type Cell = NumberStakes['plays'][number]['numbers'][number]

type Props = {
  readonly label: string
  /** The first digit of all its numbers, where they have three. */
  readonly start: string
  readonly digits: number
  /** The largest stake of the play, which is the warmest. */
  readonly most: number
  readonly cells: ReadonlyMap<string, Cell>
  readonly money: (wire: string) => string
  /** Marks a number; left out where nobody may. */
  readonly onMark: ((number: string) => void) | undefined
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Numbers by their last two digits: a row for the tens, a column for the ones. Numbers of one digit are one row. */
export function HeatTable({ label, start, digits, most, cells, money, onMark }: Props) {
  const { _ } = useLingui()
  const rows = digits === 1 ? [''] : DIGITS
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{_('office-lottery-numbers.heat.of', { play: label })}</caption>
        <thead>
          <tr>
            <td />
            {DIGITS.map((ones) => (
              <th key={ones} scope="col">
                {ones}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((tens) => (
            <tr key={tens}>
              <th scope="row">{start + tens}</th>
              {DIGITS.map((ones) => {
                const number = start + tens + ones
                return (
                  <HeatCell
                    key={number}
                    number={number}
                    cell={cells.get(number)}
                    most={most}
                    money={money}
                    onMark={onMark}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = Pick<Props, 'most' | 'money' | 'onMark'> & { readonly number: string; readonly cell: Cell | undefined }

function HeatCell({ number, cell, most, money, onMark }: CellProps) {
  const { _ } = useLingui()
  const stake = cell?.stake ?? '0'
  const rate = cell?.rate ?? 'full'
  const isStaked = parseAmount(stake) > 0n
  const content = (
    <>
      <strong>{number}</strong>
      <span>{isStaked ? money(stake) : _('office.none')}</span>
      {rate !== 'full' && <em>{_(`office-lottery-numbers.rate.${rate}`)}</em>}
    </>
  )
  return (
    <td style={heatOf(Number(parseAmount(stake)) / most)} data-rate={rate}>
      {onMark ? (
        <button type="button" className={styles.cell} onClick={() => onMark(number)}>
          {content}
        </button>
      ) : (
        <span className={styles.cell}>{content}</span>
      )}
    </td>
  )
}

/** From 0 to 1: the share of the largest. */
const heatOf = (share: number): CSSProperties & Record<'--heat', string> => ({ '--heat': share.toFixed(3) })
