import { useLingui } from '@lingui/react'
import { noteWithdrawal } from '@sanuk/contracts/office-withdrawals'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { type FormEvent, useState } from 'react'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './withdrawals.module.css'
import { type Whole, WITHDRAWALS } from './withdrawals.ts'

/** What happened, who did it, and what colleagues wrote. */
export function WithdrawalLog({ whole: { withdrawal, log } }: { readonly whole: Whole }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const may = useMay()
  return (
    <Card title={_('office-withdrawals.log')}>
      <ol className={styles.log}>
        {log.map(({ at, state, by, note }) => (
          <li key={`${at} ${state} ${note}`}>
            <span className={styles.line}>
              <strong>{_(state ? `office-withdrawals.state.${state}` : 'office-withdrawals.log.note')}</strong>
              <time dateTime={at}>{moment(at)}</time>
            </span>
            {note && <span>{note}</span>}
            <span className={styles.note}>{by ?? _('office-withdrawals.log.itself')}</span>
          </li>
        ))}
      </ol>
      {may('money.change') && <AddNote id={withdrawal.id} />}
    </Card>
  )
}

function AddNote({ id }: { readonly id: string }) {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(WITHDRAWALS)
  const [note, setNote] = useState('')

  async function add(event: FormEvent) {
    event.preventDefault()
    const word = note.trim()
    if (word && (await send(() => call(noteWithdrawal, { params: { id }, body: { note: word } })))) setNote('')
  }

  return (
    <form className={styles.form} onSubmit={add}>
      <Field label={_('office-withdrawals.note.add')} error={fault}>
        <TextInput maxLength={255} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <Button type="submit" look="outline" size="small" busy={busy}>
        {_('office-withdrawals.save')}
      </Button>
    </form>
  )
}
