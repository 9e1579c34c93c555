import { useLingui } from '@lingui/react'
import { SCENES } from '@sanuk/contracts/content'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'

export type Scene = (typeof SCENES)[number]

type Props = {
  /** Whether there may be none. */
  optional?: boolean
  value: Scene | null
  onChange: (scene: Scene | null) => void
}

/** A picture that the site has drawn itself. */
export function SceneField({ optional = false, value, onChange }: Props) {
  const { _ } = useLingui()
  const none = optional ? [{ value: 'none' as const, label: _('office-content.scene.none') }] : []
  const scenes = SCENES.map((scene) => ({ value: scene, label: _(`office-content.scene.${scene}`) }))
  return (
    <Field label={_('office-content.scene')}>
      <Select<Scene | 'none'>
        value={value ?? 'none'}
        onChange={(chosen) => onChange(chosen === 'none' ? null : chosen)}
        options={[...none, ...scenes]}
      />
    </Field>
  )
}
