import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { type FormEvent, useState } from 'react'
import { useMoment } from '../../language/use-moment.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './desk.module.css'

type Entry = { readonly at: string; readonly word: string; readonly by: string | null; readonly note: string | null }

type NoteProps = {
  /** What is asked for anew when there is another note. */
  readonly about: readonly unknown[]
  readonly onNote: (note: string) => Promise<unknown>
}

type Props = Omit<NoteProps, 'onNote'> & {
  readonly log: readonly Entry[]
  /** Nothing where the reader may not write. */
  readonly onNote: NoteProps['onNote'] | undefined
}

/** What happened, who did it, and what colleagues wrote. */
export function DeskLog({ about, log, onNote }: Props) {
  const { _ } = useLingui()
  const moment = useMoment()
  return (
    <Card title={_('office.log')}>
      {log.length === 0 && <p className={styles.note}>{_('office.log.empty')}</p>}
      <ol className={styles.log}>
        {log.map(({ at, word, by, note }) => (
          <li key={`${at} ${word} ${note}`}>
            <span className={styles.line}>
              <strong>{word}</strong>
              <time dateTime={at}>{moment(at)}</time>
            </span>
            {note && <span>{note}</span>}
            <span className={styles.note}>{by ?? _('office.log.itself')}</span>
          </li>
        ))}
      </ol>
      {onNote && <AddNote about={about} onNote={onNote} />}
    </Card>
  )
}

function AddNote({ about, onNote }: NoteProps) {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(about)
  const [note, setNote] = useState('')

  async function add(event: FormEvent) {
    event.preventDefault()
    const word = note.trim()
    if (word && (await send(() => onNote(word)))) setNote('')
  }

  return (
    <form className={styles.form} onSubmit={add}>
      <Field label={_('office.note.add')} error={fault}>
        <TextInput maxLength={255} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <Button type="submit" look="outline" size="small" busy={busy}>
        {_('office.save')}
      </Button>
    </form>
  )
}
