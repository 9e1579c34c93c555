import { useLingui } from '@lingui/react'
import type { NumberRates } from './number-rates.ts'
import styles from './numbers.module.css'

type NumberNoticeProps = { readonly play: string; readonly rates: NumberRates }

/** Numbers that are named; of more, how many there are. */
const SHOWN = 40

/** Which numbers of a play are closed and which pay half, where they are no symbols of the pad. */
export function NumberNotice({ play, rates }: NumberNoticeProps) {
  const { _ } = useLingui()
  const all = [...(rates.get(play)?.numbers ?? [])]
  const lists = (['closed', 'half'] as const).flatMap((rate) => {
    const numbers = all.flatMap(([number, standing]) => (standing.rate === rate ? [number] : []))
    return numbers.length > 0 ? [{ rate, numbers: numbers.sort() }] : []
  })
  if (lists.length === 0) return null
  return (
    <div className={styles.notice}>
      {lists.map(({ rate, numbers }) => (
        <p key={rate}>
          <strong>{_(`lottery-betting.numbers.${rate}`)}</strong>{' '}
          {numbers.slice(0, SHOWN).map((number) => (
            <span key={number}>{rate === 'closed' ? <del>{number}</del> : number} </span>
          ))}
          {numbers.length > SHOWN && _('lottery.dropped.more', { count: numbers.length - SHOWN })}
        </p>
      ))}
    </div>
  )
}
