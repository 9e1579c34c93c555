import { useLingui } from '@lingui/react'
import { type CorrectionPreview, previewCorrection, proposeCorrection } from '@sanuk/contracts/office-lottery'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { PreviewedCorrection } from './correction-preview.tsx'
import styles from './lottery.module.css'
import { type IssueLine, LOTTERY } from './lottery.ts'
import { ResultFields } from './result-fields.tsx'
import { nothingTyped, type ResultForm, reportedOf } from './typed-result.ts'

type Props = {
  readonly issue: Pick<IssueLine, 'id' | 'number'>
  readonly form: ResultForm
  readonly onClose: () => void
}

/** Proposes another result of an issue, once it was seen what that would change. */
export function CorrectResult({ issue, form, onClose }: Props) {
  const { _ } = useLingui()
  const formId = useId()
  const previewing = useSending()
  const proposing = useSending(LOTTERY, ['approvals'])
  const [typed, setTyped] = useState(() => nothingTyped(form))
  const [preview, setPreview] = useState<CorrectionPreview | null>(null)
  const [note, setNote] = useState('')
  const body = reportedOf(typed, form)
  const params = { id: issue.id }
  const isReady = preview ? note.trim() !== '' : body !== null

  async function next(event: FormEvent) {
    event.preventDefault()
    if (!body || !isReady) return
    if (!preview) {
      await previewing.send(async () => setPreview(await call(previewCorrection, { params, body })))
      return
    }
    const work = () => call(proposeCorrection, { params, body: { ...body, note: note.trim() } })
    if (!(await proposing.send(work))) return
    onClose()
    toast.success(_('office-lottery.submitted'))
  }

  return (
    <Dialog
      open
      size={preview ? 'large' : 'medium'}
      onClose={onClose}
      locked={proposing.busy}
      closeLabel={_('office.close')}
      title={_('office-lottery.correct.title', { number: issue.number })}
      description={_('office-lottery.correct.note')}
      error={preview ? proposing.fault : previewing.fault}
      footer={
        <>
          {preview && (
            <Button look="outline" disabled={proposing.busy} onClick={() => setPreview(null)}>
              {_('office-lottery.correct.again')}
            </Button>
          )}
          <Button type="submit" form={formId} busy={previewing.busy || proposing.busy} disabled={!isReady}>
            {_(preview ? 'office-lottery.correct.send' : 'office-lottery.correct.preview')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={next}>
        {preview ? (
          <>
            <PreviewedCorrection preview={preview} family={form.family} />
            <Field label={_('office-lottery.correct.reason')} hint={_('office-lottery.correct.reason.hint')}>
              <TextInput maxLength={255} value={note} onChange={({ target }) => setNote(target.value)} />
            </Field>
          </>
        ) : (
          <ResultFields form={form} typed={typed} onChange={setTyped} />
        )}
      </form>
    </Dialog>
  )
}
