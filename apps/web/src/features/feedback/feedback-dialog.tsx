import { useLingui } from '@lingui/react'
import { FEEDBACK_LENGTH, FEEDBACK_PICTURES_MAX, FEEDBACK_TOPICS, giveFeedback } from '@sanuk/contracts/feedback'
import { plainEmail } from '@sanuk/contracts/typed-text'
import { Button } from '@sanuk/ui/button'
import { Chips } from '@sanuk/ui/chips'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextArea } from '@sanuk/ui/text-area'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ChosenPicture } from '../../components/chosen-picture.ts'
import { PicturesField } from '../../components/pictures-field.tsx'
import type { PanelProps } from '../../panels/panel-table.ts'
import { notify } from '../../toasts/toasts.ts'
import { call, readyHumanProof } from '../../wire/call.ts'
import { fieldFaults } from '../../wire/field-faults.ts'
import styles from './feedback.module.css'

type Values = { content: string; email: string; images: string }
type Topic = (typeof FEEDBACK_TOPICS)[number]

const { min, max } = FEEDBACK_LENGTH

/** What somebody wants to tell the brand. It can be read by its operators only. */
export function FeedbackDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={_('feedback.title')}
      description={_('feedback.lead')}
      closeLabel={_('site.close')}
      size="medium"
    >
      <FeedbackForm onDone={onClose} />
    </Dialog>
  )
}

function FeedbackForm({ onDone }: { readonly onDone: () => void }) {
  const { _ } = useLingui()
  const [topic, setTopic] = useState<Topic>('idea')
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const { register, handleSubmit, setError, clearErrors, watch, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { content: '', email: '' },
  })
  const { errors, isSubmitting } = formState

  async function send({ content, email }: Values) {
    const images = pictures.map(({ base64 }) => base64)
    try {
      await call(giveFeedback, { body: { topic, content, images, ...(email.trim() && { email }) } })
      onDone()
      await notify('success', _('feedback.done'))
    } catch (fault) {
      for (const { field, message } of fieldFaults(fault, _)) {
        const at = (['content', 'email', 'images'] as const).find((name) => field.startsWith(name)) ?? 'images'
        setError(at, { message }, { shouldFocus: true })
      }
    }
  }

  const length = watch('content').trim().length
  const isLength = (text: string) => {
    const typed = text.trim().length
    return (typed >= min && typed <= max) || _('field.length', { min, max })
  }
  const isMailbox = (text: string) =>
    text.trim() === '' || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(plainEmail(text)) || _('field.pattern.mailbox')
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(send)} onFocus={readyHumanProof}>
      <Chips
        label={_('feedback.topic')}
        value={topic}
        onPick={setTopic}
        size="small"
        options={FEEDBACK_TOPICS.map((value) => ({ value, label: _(`feedback.topic.${value}`) }))}
      />
      <Field
        label={_('feedback.content')}
        note={_('feedback.content.count', { length, max })}
        error={errors.content?.message}
      >
        <TextArea rows={5} maxLength={max} {...register('content', { validate: isLength })} />
      </Field>
      <PicturesField
        max={FEEDBACK_PICTURES_MAX}
        pictures={pictures}
        onChange={(chosen) => {
          setPictures(chosen)
          clearErrors('images')
        }}
        error={errors.images?.message}
      />
      <Field
        label={_('feedback.email')}
        note={_('feedback.optional')}
        hint={_('feedback.email.hint')}
        error={errors.email?.message}
      >
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          {...register('email', { validate: isMailbox })}
        />
      </Field>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {_('feedback.send')}
      </Button>
    </form>
  )
}
