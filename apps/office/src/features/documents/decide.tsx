import { useLingui } from '@lingui/react'
import { REJECTIONS, type Rejection } from '@sanuk/contracts/documents'
import { acceptDocument, claimDocument, rejectDocument } from '@sanuk/contracts/office-documents'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { Check, Hand, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { FormFault } from '../../components/form-fault.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './documents.module.css'
import { DOCUMENTS, type Paper } from './documents.ts'

/** Takes a document, and says whether it is what it should be. */
export function Decide({ paper, onDone }: { paper: Paper; onDone: () => void }) {
  const { _ } = useLingui()
  const own = useOperator()
  const { busy, fault, send } = useSending(DOCUMENTS)
  const [mine, setMine] = useState(paper.claimedBy?.id === own?.id && own !== undefined)
  const [expiresOn, setExpiresOn] = useState('')
  const [reason, setReason] = useState<Rejection>('blurred')
  const [note, setNote] = useState('')
  const params = { id: paper.id }
  const remark = note.trim() ? { note: note.trim() } : {}

  async function claim() {
    if (await send(() => call(claimDocument, { params, body: { mine: !mine } }))) setMine(!mine)
  }
  async function decide(work: () => Promise<unknown>, word: 'accepted' | 'rejected') {
    if (!(await send(work))) return
    toast.success(_(`office-documents.${word}`))
    onDone()
  }

  return (
    <section className={styles.decide}>
      <FormFault>{fault}</FormFault>
      <Button look="outline" icon={mine ? <Undo2 /> : <Hand />} busy={busy} onClick={claim}>
        {_(mine ? 'office-documents.release' : 'office-documents.claim')}
      </Button>
      <Field label={_('office-documents.remark')}>
        <TextInput maxLength={255} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Field label={_('office-documents.expires')} hint={_('office-documents.expires.hint')}>
        <TextInput type="date" value={expiresOn} onChange={({ target }) => setExpiresOn(target.value)} />
      </Field>
      <Button
        icon={<Check />}
        busy={busy}
        onClick={() =>
          decide(() => call(acceptDocument, { params, body: { expiresOn: expiresOn || null, ...remark } }), 'accepted')
        }
      >
        {_('office-documents.accept')}
      </Button>
      <Field label={_('office.reason')}>
        <Select
          value={reason}
          onChange={setReason}
          options={REJECTIONS.map((value) => ({ value, label: _(`documents.reason.${value}`) }))}
        />
      </Field>
      <Button
        look="danger"
        icon={<X />}
        busy={busy}
        onClick={() => decide(() => call(rejectDocument, { params, body: { reason, ...remark } }), 'rejected')}
      >
        {_('office-documents.reject')}
      </Button>
    </section>
  )
}
