import { useSyncExternalStore } from 'react'
import { ring } from './ring.ts'

/** Queues that can be heard. */
export const SOUNDS = ['withdrawals', 'deposits'] as const
export type SoundName = (typeof SOUNDS)[number]

/** Where this browser keeps the choice, and what holds until somebody chooses. */
const CHOICES: Record<SoundName, { readonly key: string; readonly usual: 'on' | 'off' }> = {
  withdrawals: { key: 'office-withdrawal-sound', usual: 'on' },
  deposits: { key: 'office-deposit-sound', usual: 'off' },
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether what comes to a queue is heard in this browser, and the switch for it. */
export function useSound(name: SoundName) {
  const { key, usual } = CHOICES[name]
  const isOn = useSyncExternalStore(subscribe, () => (localStorage.getItem(key) ?? usual) === 'on')
  function turn(on: boolean) {
    localStorage.setItem(key, on ? 'on' : 'off')
    for (const listener of listeners) listener()
    // A browser lets a page be heard after somebody pressed something on it: this is what was pressed.
    if (on) ring()
  }
  return { isOn, turn }
}
