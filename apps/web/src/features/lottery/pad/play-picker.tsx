import { useLingui } from '@lingui/react'
import type { FamilyWords } from '@sanuk/engines/lottery/bets'
import { Chips } from '@sanuk/ui/chips'
import type { OfferedPlay } from '../plays.ts'
import styles from './play-picker.module.css'

type PlayPickerProps = {
  readonly plays: readonly OfferedPlay[]
  readonly play: OfferedPlay
  readonly words: FamilyWords
  readonly onPlay: (code: string) => void
}

/** Headings of plays, and below them the plays of the one that is on. */
export function PlayPicker({ plays, play, words, onPlay }: PlayPickerProps) {
  const { _ } = useLingui()
  const groups = [...new Set(plays.map(({ group }) => group))]
  const inGroup = plays.filter(({ group }) => group === play.group)
  const firstOf = (group: string) => plays.find((one) => one.group === group)?.code
  return (
    <div className={styles.picker}>
      {groups.length > 1 && (
        <Chips
          className={styles.groups}
          label={_('lottery.groups')}
          options={groups.map((group) => ({ value: group, label: words('group', group) }))}
          value={play.group}
          onPick={(group) => group !== play.group && onPlay(firstOf(group) ?? play.code)}
        />
      )}
      {inGroup.length > 1 && (
        <Chips
          className={styles.plays}
          size="small"
          label={_('lottery.plays')}
          options={inGroup.map(({ code }) => ({ value: code, label: words('play', code) }))}
          value={play.code}
          onPick={onPlay}
        />
      )}
    </div>
  )
}
