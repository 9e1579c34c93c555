import { useLingui } from '@lingui/react'
import type { WireLine } from '@sanuk/contracts/lottery'
import { type FamilyWords, type Play, placeNames, selectionText } from '@sanuk/engines/lottery/bets'
import { IconButton } from '@sanuk/ui/icon-button'
import { Money } from '@sanuk/ui/money'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { Pencil, Trash2 } from 'lucide-react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useShortMoney } from '../../../brand/use-short-money.ts'
import { writtenCount } from '../../../language/written-count.ts'
import type { LineStanding } from '../numbers/line-faults.ts'
import { LineLimits } from '../numbers/line-limits.tsx'
import type { OfferedPlay } from '../plays.ts'
import { selectionFrom } from '../wire-selection.ts'
import styles from './slip.module.css'
import { costOfLine, type Slip } from './slip.ts'

type LineNeeds = { readonly plays: ReadonlyMap<string, Play>; readonly words: FamilyWords }

/** As `LineNeeds`, with what the game pays. */
export type SlipNeeds = LineNeeds & { readonly plays: ReadonlyMap<string, OfferedPlay> }

type SlipLinesProps = SlipNeeds & {
  readonly lines: Slip
  /** How each line stands with the limits of its numbers. */
  readonly standings: readonly LineStanding[]
  readonly editing: number | null
  readonly onEdit: (line: WireLine, at: number) => void
  readonly onRemove: (at: number) => void
}

/** The lines of a slip; each can be changed and taken out. */
export function SlipLines({ lines, standings, editing, onEdit, onRemove, ...needs }: SlipLinesProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  return (
    <ol className={styles.lines}>
      {lines.map((line, at) => {
        const number = at + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <li key={at} className={styles.line} data-editing={at === editing || undefined}>
            <span className={styles.text}>
              <LineText line={line} {...needs} />
              <LineLimits line={line} standing={standings[at]} plays={needs.plays} />
            </span>
            <span className={styles.end}>
              <Money amount={costOfLine(line, needs.plays)} currency={currency} className={styles.cost} />
              <span className={styles.tools}>
                <IconButton size="small" label={_('lottery.line.edit', { number })} onClick={() => onEdit(line, at)}>
                  <Pencil />
                </IconButton>
                <IconButton size="small" label={_('lottery.line.remove', { number })} onClick={() => onRemove(at)}>
                  <Trash2 />
                </IconButton>
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** What a line bets on, and how much. */
export function LineText({ line, plays, words }: LineNeeds & { readonly line: WireLine }) {
  const { _ } = useLingui()
  const short = useShortMoney()
  const play = plays.get(line.play)
  const numbered = (place: number) => _('lottery.place', { place })
  const picked = selectionFrom(line.selection)
  const shown =
    play &&
    selectionText(play, picked, { words, placeNames: placeNames(play, [...plays.values()], { words, numbered }) })
  return (
    <span className={styles.text}>
      <strong>
        {play ? `${words('group', play.group)} · ${words('play', play.code)}` : line.play}
        {line.rate === 'half' && <HalfMark />}
      </strong>
      {shown && (
        <span className={styles.picked}>
          {shown.text}
          {shown.more > 0 && ` ${_('lottery.tickets.more', { count: shown.more })}`}
        </span>
      )}
      <span className={styles.meta}>
        {_('lottery.units', { count: line.units, units: writtenCount(line.units) })} × {short(line.unitStake)} ×{' '}
        {writtenCount(line.multiple)}
      </span>
    </span>
  )
}

/** Marks what pays half the prize. */
function HalfMark() {
  const { _ } = useLingui()
  return (
    <>
      {' '}
      <span aria-hidden="true">½</span>
      <VisuallyHidden>{_('lottery-betting.half')}</VisuallyHidden>
    </>
  )
}
