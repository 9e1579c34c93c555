import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Palette } from './palette.tsx'
import styles from './palette-button.module.css'

/** Opens the search of the whole office; so do Ctrl+K and ⌘K from anywhere but another window. */
export function PaletteButton() {
  const { _ } = useLingui()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // What a window asks comes first: its answer may be about money. One that is closing asks nothing.
      if (document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-closed])')) return
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Button
        look="ghost"
        icon={<Search />}
        className={styles.button}
        aria-label={_('office.palette')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <span className={styles.wide} data-keys={KEYS}>
          {_('office.palette.open_button')}
        </span>
      </Button>
      <Palette open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** Shown beside the button's own words, which its name begins with. */
const KEYS = navigator.userAgent.includes('Mac') ? '⌘K' : 'Ctrl K'
