import { useLingui } from '@lingui/react'
import { DOCUMENT_KINDS, type DocumentKind, ownDocuments, SIDES_MAX, sendDocument } from '@sanuk/contracts/documents'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { type FormEvent, useId, useState } from 'react'
import type { ChosenPicture } from '../../components/chosen-picture.ts'
import { PicturesField } from '../../components/pictures-field.tsx'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, queryClient } from '../../wire/read.ts'
import styles from './documents.module.css'

type SendDocumentProps = { readonly own: AnswerOf<typeof ownDocuments>; readonly onClose: () => void }

/** What most people have to show who they are. */
const kindFor = (need: AnswerOf<typeof ownDocuments>['missing'][number]): DocumentKind =>
  need === 'identity' ? 'id_card' : need

/** A document with one or two pictures; a kind that is being looked at is not sent again. */
export function SendDocument({ own, onClose }: SendDocumentProps) {
  const { _ } = useLingui()
  const form = useId()
  const waits = (kind: DocumentKind) => own.list.some((one) => one.kind === kind && one.state === 'waiting')
  // What is still needed comes first.
  const [kind, setKind] = useState(
    [...own.missing.map(kindFor), ...DOCUMENT_KINDS].find((one) => !waits(one)) ?? 'id_card',
  )
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFault(undefined)
    try {
      await call(sendDocument, { body: { kind, images: pictures.map(({ base64 }) => base64) } })
      await queryClient.invalidateQueries({ queryKey: keyOf(ownDocuments) })
      await notify('success', _('documents.sent'))
      onClose()
    } catch (error) {
      setFault(faultText(error, _))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={_('documents.send')}
      description={_('documents.send.lead')}
      closeLabel={_('site.close')}
      error={fault}
      footer={
        <Button type="submit" form={form} size="large" wide busy={busy} disabled={pictures.length === 0}>
          {_('documents.send.submit')}
        </Button>
      }
    >
      <form id={form} className={styles.body} onSubmit={send}>
        <Field label={_('documents.kind')}>
          <Select
            value={kind}
            onChange={setKind}
            options={DOCUMENT_KINDS.map((value) => ({
              ...{ value, label: _(`documents.kind.${value}`), disabled: waits(value) },
            }))}
          />
        </Field>
        <PicturesField max={SIDES_MAX} pictures={pictures} onChange={setPictures} error={undefined} />
      </form>
    </Dialog>
  )
}
