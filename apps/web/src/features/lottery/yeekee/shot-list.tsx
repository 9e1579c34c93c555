import { useLingui } from '@lingui/react'
import type { ListedShot, ShotsAnswer } from '@sanuk/contracts/lottery-yeekee'
import { Badge } from '@sanuk/ui/badge'
import { useLanguage } from '../../../language/language.ts'
import styles from './yeekee.module.css'

/** The place of the shot that is taken off the sum. */
const TAKEN = 16

type ShotListProps = {
  readonly shots: ShotsAnswer
  /** Ids of what was shot on this page. */
  readonly own: readonly string[]
}

/** What was shot for an issue, the newest first, with its count and sum. */
export function ShotList({ shots: { count, sum, list, hiddenSeconds, drawn }, own }: ShotListProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const figures = new Intl.NumberFormat(language)
  return (
    <div className={styles.shots}>
      <dl className={styles.totals}>
        <div>
          <dt>{_('lottery-yeekee.count')}</dt>
          <dd>{figures.format(count)}</dd>
        </div>
        <div>
          <dt>{_('lottery-yeekee.sum')}</dt>
          <dd>{figures.format(sum)}</dd>
        </div>
      </dl>
      {list.length === 0 ? (
        <p className={styles.how}>{_('lottery-yeekee.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard.
        <ol className={styles.list} aria-label={_('lottery-yeekee.list')} tabIndex={0}>
          {list.map((one) => (
            <ShotRow key={one.id} one={one} isOwn={own.includes(one.id)} />
          ))}
        </ol>
      )}
      {count > list.length && <p className={styles.how}>{_('lottery-yeekee.older', { count: count - list.length })}</p>}
      {!drawn && <p className={styles.how}>{_('lottery-yeekee.hidden', { seconds: hiddenSeconds })}</p>}
    </div>
  )
}

function ShotRow({ one: { place, shot, name }, isOwn }: { readonly one: ListedShot; readonly isOwn: boolean }) {
  const { _ } = useLingui()
  return (
    <li className={styles.shot} data-own={isOwn || undefined} data-taken={place === TAKEN || undefined}>
      <span className={styles.place}>{place}</span>
      <span className={styles.digits}>{shot}</span>
      <span className={styles.name}>{isOwn ? _('lottery-yeekee.you') : (name ?? _('lottery-yeekee.elsewhere'))}</span>
      {place === 1 && <Badge look="luck">{_('lottery-yeekee.first')}</Badge>}
      {place === TAKEN && <Badge look="bad">{_('lottery-yeekee.taken')}</Badge>}
    </li>
  )
}
