import { useLingui } from '@lingui/react'
import type { LaunchMode } from '@sanuk/contracts/wire'
import { Segmented } from '@sanuk/ui/segmented'
import styles from './game-bar.module.css'

type ModeSwitchProps = { readonly mode: LaunchMode; readonly onSwitch: (mode: LaunchMode) => void }

/** For money or for none. The other game takes the place of this one, which ends as when it is left. */
export function ModeSwitch({ mode, onSwitch }: ModeSwitchProps) {
  const { _ } = useLingui()
  return (
    <Segmented
      label={_('launch.mode')}
      className={styles.mode}
      value={mode}
      onChange={onSwitch}
      options={[
        { value: 'real', label: _('launch.mode.real') },
        { value: 'demo', label: _('launch.mode.demo') },
      ]}
    />
  )
}
