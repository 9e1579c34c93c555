import { useLingui } from '@lingui/react'
import { type LetterDraft, sendLetter } from '@sanuk/contracts/office-messages'
import type { Language } from '@sanuk/contracts/wire'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { Tabs } from '@sanuk/ui/tabs'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { RefusedError } from '@sanuk/wire/faults'
import { Eye, PenLine, Send } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { LetterShown } from '../../components/letter-shown.tsx'
import { HtmlField } from '../../components/rich-editor/html-field.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { AudienceFields } from './audience-fields.tsx'
import { asSent, LETTERS, NEW_LETTER } from './letters.ts'
import styles from './messages.module.css'
import { ScheduleFields } from './schedule-fields.tsx'

type Sheet = 'edit' | 'preview'

/** A letter that is being written, and how it will look. One to many goes to a colleague first. */
export function WriteLetter({ onClose }: { onClose: () => void }) {
  const { _ } = useLingui()
  const doing = useDoing(LETTERS)
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState<LetterDraft>(NEW_LETTER)
  const [sheet, setSheet] = useState<Sheet>('edit')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>()
  const change = (part: Partial<LetterDraft>) => setDraft((before) => ({ ...before, ...part }))
  const isToMany = draft.audience.to !== 'members'

  async function send() {
    setBusy(true)
    setFault(undefined)
    try {
      await doing(() => call(sendLetter, { body: { ...draft, audience: asSent(draft.audience) } }))
      onClose()
      if (!isToMany) return toast.success(_('office-messages.sent'))
      toast.success(_('office-messages.proposed'), {
        action: { label: _('office-messages.to_approvals'), onClick: () => navigate('/approvals') },
      })
    } catch (error) {
      setFault(error)
      setSheet('edit')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      locked={busy}
      closeLabel={_('office.close')}
      title={_('office-messages.write')}
      description={isToMany ? _('office-messages.propose.note') : undefined}
      error={fault === undefined ? undefined : faultText(fault, _)}
      footer={
        <Button icon={<Send />} busy={busy} onClick={send}>
          {_(isToMany ? 'office-messages.propose' : 'office-messages.send')}
        </Button>
      }
    >
      <Tabs<Sheet>
        label={_('office-messages.write')}
        value={sheet}
        onChange={setSheet}
        tabs={[
          {
            value: 'edit',
            icon: <PenLine />,
            label: _('office-messages.edit'),
            panel: <Fields draft={draft} onChange={change} fault={faultAt(fault)} />,
          },
          {
            value: 'preview',
            icon: <Eye />,
            label: _('office-messages.preview'),
            panel: <LetterShown letter={draft} />,
          },
        ]}
      />
    </Dialog>
  )
}

/** What the server said of a field. */
const faultAt =
  (fault: unknown) =>
  (field: string): string | undefined =>
    fault instanceof RefusedError ? fault.fields.find((one) => one.field === field)?.message : undefined

type FieldsProps = {
  draft: LetterDraft
  onChange: (part: Partial<LetterDraft>) => void
  fault: (field: string) => string | undefined
}

function Fields({ draft, onChange, fault }: FieldsProps) {
  const { _ } = useLingui()
  const brand = useBrand()
  const languages = brand?.languages ?? []
  const [chosen, setChosen] = useState<Language>()
  const lacking = languages.find(({ code }) => fault(`title.${code}`) || fault(`content.${code}`))?.code
  const language = chosen ?? lacking ?? languages[0]?.code ?? 'th'
  return (
    <div className={styles.form}>
      <AudienceFields
        audience={draft.audience}
        onChange={(audience) => onChange({ audience })}
        fault={fault('usernames') ?? fault('audience.usernames')}
      />
      <Segmented
        label={_('office-messages.languages')}
        value={language}
        onChange={setChosen}
        options={languages.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
      />
      <Field label={_('office-messages.subject')} error={fault(`title.${language}`)}>
        <TextInput
          lang={language}
          maxLength={160}
          value={draft.title[language] ?? ''}
          onChange={({ target }) => onChange({ title: { ...draft.title, [language]: target.value } })}
        />
      </Field>
      <HtmlField
        label={_('office-messages.content')}
        language={language}
        html={draft.content[language] ?? ''}
        onChange={(html) => onChange({ content: { ...draft.content, [language]: html } })}
        editable
        fault={fault(`content.${language}`)}
      />
      <ScheduleFields timeZone={brand?.timeZone ?? 'Asia/Bangkok'} schedule={draft} onChange={onChange} fault={fault} />
    </div>
  )
}
