import { useLingui } from '@lingui/react'
import { addMemberNote, listMemberNotes } from '@sanuk/contracts/office-members'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Field } from '@sanuk/ui/field'
import { Skeleton } from '@sanuk/ui/skeleton'
import { TextInput } from '@sanuk/ui/text-input'
import { StickyNote } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Failed } from '../../components/failed.tsx'
import { FormFault } from '../../components/form-fault.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './member.module.css'
import { memberKey } from './member.ts'

/** What colleagues wrote of a member, newest first, with a line to write more. */
export function MemberNotes({ id }: { id: string }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const may = useMay()('members.change')
  const { data, error, refetch } = useAsked({
    key: [...memberKey(id), 'notes'],
    ask: (signal) => call(listMemberNotes, { params: { id } }, signal),
  })
  return (
    <Card
      className={styles.part}
      title={_('members.notes')}
      action={
        data &&
        data.list.length > 0 && (
          <SaveWhole
            name="member-notes"
            columns={[
              { header: _('members.notes.at'), text: ({ at }) => at },
              { header: _('members.notes.operator'), text: ({ operator }) => operator },
              { header: _('members.notes.kind'), text: ({ kind }) => _(`members.notes.${kind}`) },
              { header: _('members.notes.text'), text: ({ text }) => text },
            ]}
            rows={data.list}
          />
        )
      }
    >
      {may && <NewNote id={id} />}
      {error && <Failed title="members.notes.failed" error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height="60px" />}
      {data?.list.length === 0 && <EmptyState icon={<StickyNote />} title={_('members.notes.empty')} />}
      <ul className={styles.notes}>
        {data?.list.map(({ id: note, at, kind, operator, text }) => (
          <li key={note}>
            <p className={styles.by}>
              {kind !== 'note' && <Badge look={kind === 'closed' ? 'bad' : 'good'}>{_(`members.notes.${kind}`)}</Badge>}
              {_('members.notes.by', { operator, at: moment(at) })}
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function NewNote({ id }: { id: string }) {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(memberKey(id))
  const [text, setText] = useState('')

  async function add(event: FormEvent) {
    event.preventDefault()
    if (await send(() => call(addMemberNote, { params: { id }, body: { text } }))) setText('')
  }

  return (
    <form className={styles.write} onSubmit={add}>
      <FormFault>{fault}</FormFault>
      <Field label={_('members.notes.new')} hint={_('members.reason.hint')}>
        <TextInput maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" look="outline" busy={busy} disabled={text.trim() === ''}>
        {_('members.notes.add')}
      </Button>
    </form>
  )
}
