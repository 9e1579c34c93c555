import { useLingui } from '@lingui/react'
import { memberInfo } from '@sanuk/contracts/identity'
import { ownProfile, type ProfileField, saveProfile } from '@sanuk/contracts/profile'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { fieldFaults } from '../../wire/field-faults.ts'
import { keyOf, queryClient } from '../../wire/read.ts'
import styles from './profile.module.css'
import { ProfileInput } from './profile-input.tsx'

export type Profile = AnswerOf<typeof ownProfile>
type Told = Partial<Record<ProfileField, string>>

/** Everything the brand asks for; only what was changed is sent. */
export function ProfileDialog({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) {
  const { _ } = useLingui()
  const form = useId()
  const [told, setTold] = useState<Told>({})
  const [faults, setFaults] = useState<Told>({})
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFault(undefined)
    setFaults({})
    try {
      await call(saveProfile, { body: told })
      for (const route of [ownProfile, memberInfo]) queryClient.invalidateQueries({ queryKey: keyOf(route) })
      await notify('success', _('profile.saved'))
      onClose()
    } catch (error) {
      const beside = fieldFaults(error, _).filter(({ field }) => profile.fields.some(({ name }) => name === field))
      setFaults(Object.fromEntries(beside.map(({ field, message }) => [field, message])))
      if (beside.length === 0) setFault(faultText(error, _))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      locked={busy}
      title={_('profile.title')}
      description={_('profile.lead')}
      closeLabel={_('site.close')}
      error={fault}
      footer={
        <Button type="submit" form={form} size="large" wide busy={busy} disabled={Object.keys(told).length === 0}>
          {_('profile.save')}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={save}>
        {profile.fields.map((field) => (
          <ProfileInput
            key={field.name}
            field={field}
            ageMinimum={profile.ageMinimum}
            typed={told[field.name]}
            onType={(value) => setTold((before) => ({ ...before, [field.name]: value }))}
            error={faults[field.name]}
          />
        ))}
      </form>
    </Dialog>
  )
}
