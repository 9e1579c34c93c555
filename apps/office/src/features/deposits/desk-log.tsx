import { useLingui } from '@lingui/react'
import type { DepositRecord } from '@sanuk/contracts/office-cashier'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { type FormEvent, useState } from 'react'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './deposits.module.css'
import { DEPOSITS } from './deposits.ts'

type Props = { readonly log: DepositRecord['log']; readonly onNote: (note: string) => Promise<unknown> }

/** What happened, who did it, and what colleagues wrote. */
export function DeskLog({ log, onNote }: Props) {
  const { _ } = useLingui()
  const moment = useMoment()
  const may = useMay()
  return (
    <Card title={_('office-cashier.log')}>
      {log.length === 0 && <p className={styles.note}>{_('office-cashier.log.empty')}</p>}
      <ol className={styles.log}>
        {log.map(({ at, what, by, note }) => (
          <li key={`${at} ${what} ${note}`}>
            <span className={styles.line}>
              <strong>{_(`office-cashier.log.${what}`)}</strong>
              <time dateTime={at}>{moment(at)}</time>
            </span>
            {note && <span>{note}</span>}
            <span className={styles.note}>{by ?? _('office-cashier.log.itself')}</span>
          </li>
        ))}
      </ol>
      {may('money.change') && <AddNote onNote={onNote} />}
    </Card>
  )
}

function AddNote({ onNote }: Pick<Props, 'onNote'>) {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(DEPOSITS)
  const [note, setNote] = useState('')

  async function add(event: FormEvent) {
    event.preventDefault()
    const word = note.trim()
    if (word && (await send(() => onNote(word)))) setNote('')
  }

  return (
    <form className={styles.form} onSubmit={add}>
      <Field label={_('office-cashier.note.add')} error={fault}>
        <TextInput maxLength={255} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <Button type="submit" look="outline" size="small" busy={busy}>
        {_('office-cashier.save')}
      </Button>
    </form>
  )
}
