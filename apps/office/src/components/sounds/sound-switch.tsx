import { useLingui } from '@lingui/react'
import { Switch } from '@sanuk/ui/switch'
import type { OfficeWord } from '../../language/office-word.ts'
import { type SoundName, useSound } from './use-sound.ts'

/** Whether what comes to a queue is heard in this browser. */
export function SoundSwitch({ name, label }: { readonly name: SoundName; readonly label: OfficeWord }) {
  const { _ } = useLingui()
  const sound = useSound(name)
  return (
    <Switch checked={sound.isOn} onChange={(event) => sound.turn(event.target.checked)}>
      {_(label)}
    </Switch>
  )
}
