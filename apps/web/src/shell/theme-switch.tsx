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
      label={_(dark ? 'site.theme.to_light' : 'site.theme.to_dark')}
      size="medium"
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun /> : <Moon />}
    </IconButton>
  )
}
