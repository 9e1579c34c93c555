import { useLingui } from '@lingui/react'
import type { TeamRound } from '@sanuk/contracts/agent-betting'
import { writtenCount } from '../../../language/written-count.ts'
import styles from './betting.module.css'

type Selection = NonNullable<TeamRound['selection']>
type Line = Selection['lines'][number]

/** What a ticket bets on, as one line of text for each of its lines. */
export function useSelectionText(): (line: Line) => string {
  const { _ } = useLingui()
  return ({ play, numbers, more }) =>
    [play, numbers, more > 0 && _('agent-betting.numbers.more', { count: more })].filter(Boolean).join(' ')
}

/** What a ticket of a lottery bets on: its draw, and so many of its lines. */
export function SelectionLines({ selection, most }: { readonly selection: Selection; readonly most: number }) {
  const { _ } = useLingui()
  const text = useSelectionText()
  const lines = selection.lines.slice(0, most)
  const more = selection.linesInAll - lines.length
  return (
    <span className={styles.selection}>
      <span className={styles.meta}>{_('agent-betting.issue', { issue: selection.issue })}</span>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of a ticket is its place
        <span key={at} className={styles.line}>
          <span>{text(line)}</span>
          <span className={styles.meta}>
            {_('agent-betting.line', {
              units: line.units,
              stake: line.unitStake,
              multiple: writtenCount(line.multiple),
            })}
          </span>
        </span>
      ))}
      {more > 0 && <span className={styles.meta}>{_('agent-betting.lines.more', { count: more })}</span>}
    </span>
  )
}
