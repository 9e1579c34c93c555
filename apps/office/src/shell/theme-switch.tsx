import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { Moon, Sun } from 'lucide-react'
import { chooseTheme, useTheme } from '../theme/theme.ts'

/** Shows what pressing it leads to: a moon by day, a sun by night. */
export function ThemeSwitch() {
  const { _ } = useLingui()
  const dark = useTheme() === 'dark'
  return (
    <IconButton
      label={_(dark ? 'office.theme.to_light' : 'office.theme.to_dark')}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun /> : <Moon />}
    </IconButton>
  )
}
