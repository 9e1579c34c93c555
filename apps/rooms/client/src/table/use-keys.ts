import { useEffect, useRef } from 'react'
import type { BetAction } from './bet-actions.tsx'

export type Keys = {
  /** Makes the move of a letter, where the player is asked; answers whether there is one. */
  readonly moveKey: (letter: string) => boolean
  /** Spots by their letters. */
  readonly spots: Readonly<Record<string, string>>
  readonly lay: (spot: string) => void
  readonly action: (action: BetAction) => void
  readonly chip: (at: number) => void
  readonly sound: () => void
}

const ACTIONS: Readonly<Record<string, BetAction>> = { u: 'undo', c: 'clear', r: 'repeat', d: 'double' }

/** The keys of the table. In a dialog or a field they are what they are everywhere. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTakenBy(event.target)) return
      if (act(latest.current, event)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function act(keys: Keys, { key, target }: KeyboardEvent): boolean {
  const letter = key.toLowerCase()
  if (keys.moveKey(letter)) return true
  const [spot, action] = [keys.spots[letter], ACTIONS[letter]]
  if (spot) keys.lay(spot)
  else if (action) keys.action(action)
  else if (letter === 'm') keys.sound()
  else if (/^[1-9]$/.test(key)) keys.chip(Number(key) - 1)
  // On a button Enter presses that button.
  else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) keys.action('confirm')
  else return false
  return true
}

const isTakenBy = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement
