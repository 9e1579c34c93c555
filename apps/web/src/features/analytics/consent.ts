import { useSyncExternalStore } from 'react'

/** What somebody said of being measured; nothing is measured before they said yes. */
export type Consent = 'granted' | 'refused' | null

const KEY = 'analytics'

const listeners = new Set<() => void>()

function readConsent(): Consent {
  const kept = localStorage.getItem(KEY)
  return kept === 'granted' || kept === 'refused' ? kept : null
}

export function useConsent(): Consent {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readConsent,
    () => null,
  )
}

/** Keeps what was said; `null` has it asked again. */
export function setConsent(consent: Consent): void {
  if (consent === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, consent)
  for (const listener of listeners) listener()
}
