import { useLingui } from '@lingui/react'
import { WRITTEN_MAX } from '@sanuk/contracts/lottery'
import { type ReadTickets, readTickets, type Written } from '@sanuk/engines/lottery/bets'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { TextArea } from '@sanuk/ui/text-area'
import { FolderOpen, X } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { writtenCount } from '../../../language/written-count.ts'
import { notify } from '../../../toasts/toasts.ts'
import { DigitChoices } from './digit-choices.tsx'
import styles from './pad.module.css'
import { QuickEntries } from './quick-entries.tsx'
import { choiceLength, quickEntriesOf, withNumbers } from './quick-entry.ts'

type TypedTicketsProps = {
  readonly family: string
  readonly written: Written
  readonly text: string
  readonly read: ReadTickets
  /** Tickets whose numbers are closed: they do not count. */
  readonly closed: readonly string[]
  readonly onText: (change: (text: string) => string) => void
}

/** Longest file that is read: more than the most tickets need. */
const FILE_MAX = 1_000_000

/** A box for tickets as people have them: typed, pasted or from a file. Says what of them does not count. */
export function TypedTickets({ family, written, text, read, closed, onText }: TypedTicketsProps) {
  const { _ } = useLingui()
  const file = useRef<HTMLInputElement>(null)
  const entries = quickEntriesOf(family, written)
  const choices = choiceLength(family, written)
  const addNumbers = (numbers: readonly string[]) =>
    onText((before) => withNumbers(before, readTickets(written, before).tickets, numbers))
  const isTooMany = read.tickets.length > WRITTEN_MAX
  const takeFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    if (chosen && chosen.size > FILE_MAX) void notify('error', _('lottery.typed.large'))
    else if (chosen) {
      const opened = await chosen.text()
      onText(() => opened)
    }
    currentTarget.value = ''
  }
  return (
    <div className={styles.typed}>
      <Field
        label={_('lottery.typed')}
        hint={_('lottery.typed.how', { example: exampleOf(written) })}
        error={isTooMany ? _('lottery.typed.most', { count: writtenCount(WRITTEN_MAX) }) : undefined}
      >
        <TextArea
          rows={5}
          inputMode="text"
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target: { value } }) => onText(() => value)}
        />
      </Field>
      {entries.length > 0 && <QuickEntries entries={entries} typed={read.tickets} onNumbers={addNumbers} />}
      {choices && <DigitChoices length={choices} onNumbers={addNumbers} />}
      <div className={styles.typedTools}>
        <Button look="outline" size="small" icon={<FolderOpen />} onClick={() => file.current?.click()}>
          {_('lottery.typed.open')}
        </Button>
        <Button look="ghost" size="small" icon={<X />} disabled={text === ''} onClick={() => onText(() => '')}>
          {_('lottery.pick.clear')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="text/plain,.txt,.csv"
          aria-label={_('lottery.typed.open')}
          onChange={takeFile}
        />
        <p className={styles.count} role="status">
          {_('lottery.typed.read', { count: read.tickets.length - closed.length })}
        </p>
      </div>
      {read.dropped.length + closed.length > 0 && <Dropped dropped={read.dropped} closed={closed} />}
    </div>
  )
}

const DROPPED_SHOWN = 50

/** Tickets that do not count, with the reason of each. */
function Dropped({ dropped, closed }: Pick<ReadTickets, 'dropped'> & Pick<TypedTicketsProps, 'closed'>) {
  const { _ } = useLingui()
  const count = dropped.length + closed.length
  const closedShown = closed.slice(0, DROPPED_SHOWN)
  return (
    <details className={styles.dropped}>
      <summary>{_('lottery.dropped', { count })}</summary>
      <ul>
        {closedShown.map((number) => (
          <li key={number}>{_('lottery-betting.number.closed', { number })}</li>
        ))}
        {dropped.slice(0, DROPPED_SHOWN - closedShown.length).map(({ line, text, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be dropped twice on a line
          <li key={at}>{_(`lottery.dropped.${reason}`, { line, text: text.slice(0, 40) })}</li>
        ))}
        {count > DROPPED_SHOWN && <li>{_('lottery.dropped.more', { count: count - DROPPED_SHOWN })}</li>}
      </ul>
    </details>
  )
}

/** Two tickets that could be typed. */
function exampleOf({ symbols, length, distinct, repeats, mixed }: Written): string {
  const one = repeats ?? (distinct || mixed ? Array.from({ length }, () => 1) : [length])
  const ticket = (first: number) =>
    one
      .flatMap((times, at) => Array.from({ length: times }, () => symbols.from + first + at))
      .map((number) => String(number).padStart(symbols.width, '0'))
  const [between, after] = symbols.width === 1 ? ['', ' '] : [' ', ', ']
  return [ticket(1), ticket(2)].map((numbers) => numbers.join(between)).join(after)
}
