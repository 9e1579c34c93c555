import { useLingui } from '@lingui/react'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type DrawnPrize, drawnPrizes, type ResultPlace } from './drawn-prizes.ts'
import styles from './prize-table.module.css'

type PrizeTableProps = {
  readonly family: string
  readonly result: readonly string[]
  readonly place: ResultPlace
  /** Without folding anything. */
  readonly whole: boolean
}

/** The numbers of a draw by their prizes: the chief ones, and the others when they are unfolded. */
export function PrizeTable({ family, result, place, whole }: PrizeTableProps) {
  const { _ } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { leads, others } = drawnPrizes({ family, result }, place)
  const folds = !whole && place !== 'hall' && others.length > 0
  // Wide heads have room for all prizes of Vietnam, so only narrow ones fold them.
  const isWide = place === 'head' && family.startsWith('VN')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups what is filled in
    <div
      role="group"
      className={styles.prizes}
      data-place={place}
      data-family={family}
      data-wide={isWide || undefined}
      aria-label={_('lottery.result.of', { result: leads.flatMap(({ numbers }) => numbers).join(' ') })}
    >
      <dl className={styles.table} data-open={isOpen || whole || undefined}>
        {leads.map((prize) => (
          <PrizeRow key={prize.name} prize={prize} isLead />
        ))}
        {place !== 'hall' && others.map((prize) => <PrizeRow key={prize.name} prize={prize} isLead={false} />)}
      </dl>
      {folds && (
        <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {_(isOpen ? 'lottery.prizes.fewer' : 'lottery.prizes.all')}
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

function PrizeRow({ prize: { name, numbers, marked }, isLead }: { prize: DrawnPrize; isLead: boolean }) {
  const { _ } = useLingui()
  return (
    <div className={styles.row} data-prize={name} data-more={!isLead || undefined}>
      <dt className={styles.name}>{_(`lottery.prize_name.${name}`)}</dt>
      <dd className={styles.numbers}>
        {numbers.map((number, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same number may be drawn twice for a prize
          <span key={at} className={styles.number}>
            {marked > 0 ? (
              <>
                {number.slice(0, -marked)}
                <mark className={styles.mark}>{number.slice(-marked)}</mark>
              </>
            ) : (
              number
            )}
          </span>
        ))}
      </dd>
    </div>
  )
}
