import { useLingui } from '@lingui/react'
import { readProfileFields, saveProfileFields } from '@sanuk/contracts/office-profile'
import { PROFILE_FIELDS, type ProfileField } from '@sanuk/contracts/profile'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Switch } from '@sanuk/ui/switch'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './brand.module.css'
import { PartForm } from './part-form.tsx'

const FIELDS = ['profile-fields'] as const

/** What members are asked to tell of themselves. */
export function ProfilePart() {
  const { data } = useAsked({ key: FIELDS, ask: (signal) => call(readProfileFields, undefined, signal) })
  return data ? <Fields key={data.fields.join()} asked={data.fields} /> : <Skeleton height="320px" shape="card" />
}

function Fields({ asked }: { asked: readonly ProfileField[] }) {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(FIELDS)
  const [chosen, setChosen] = useState(asked)

  async function save() {
    const fields = PROFILE_FIELDS.filter((name) => chosen.includes(name))
    if (await send(() => call(saveProfileFields, { body: { fields } }))) toast.success(_('brand.saved'))
  }

  return (
    <PartForm fault={fault} busy={busy} onSave={save}>
      <p>{_('brand.profile.note')}</p>
      <ul className={styles.tree}>
        {PROFILE_FIELDS.map((name) => (
          <li key={name}>
            <Switch
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                setChosen((before) => (target.checked ? [...before, name] : before.filter((one) => one !== name)))
              }
            >
              {_(`profile.${name}`)}
            </Switch>
          </li>
        ))}
      </ul>
    </PartForm>
  )
}
