import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { Bell, BellOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { playTone } from './tone.ts'

const KEY = 'lottery-closing-sound'

/** How long before the sealing it is heard. */
const BEFORE_MS = 10_000

/** Browsers wait no longer than this many ms. */
const LONGEST_MS = 2 ** 31 - 1

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isWanted = (): boolean => localStorage.getItem(KEY) === 'on'

function turn(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off')
  for (const listener of listeners) listener()
  // A browser lets a page be heard after somebody pressed something on it: this is what was pressed.
  if (on) playTone()
}

type ClosingSoundProps = {
  /** When bets close, in ms since 1970, by the server's clock. */
  readonly sealsAt: number
  /** How far the server's clock is ahead of this device's, in ms. */
  readonly clockAhead: number
}

/** A tone ten seconds before bets close, and its switch: off until somebody turns it on in this browser. */
export function ClosingSound({ sealsAt, clockAhead }: ClosingSoundProps) {
  const { _ } = useLingui()
  const isOn = useSyncExternalStore(subscribe, isWanted)
  useEffect(() => {
    const wait = sealsAt - clockAhead - BEFORE_MS - Date.now()
    if (!isOn || wait < 0 || wait > LONGEST_MS) return
    const timer = setTimeout(() => document.visibilityState === 'visible' && playTone(), wait)
    return () => clearTimeout(timer)
  }, [isOn, sealsAt, clockAhead])
  return (
    <IconButton
      size="small"
      label={_(isOn ? 'lottery-betting.sound.off' : 'lottery-betting.sound.on')}
      aria-pressed={isOn}
      onClick={() => turn(!isOn)}
    >
      {isOn ? <Bell /> : <BellOff />}
    </IconButton>
  )
}
