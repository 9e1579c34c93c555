import { useSyncExternalStore } from 'react'

type Kind = 'success' | 'error' | 'info'

const listeners = new Set<() => void>()
let wanted = false

/** What can be done about the news, as long as it is in sight. */
type Action = { readonly label: string; readonly onClick: () => void }

/** Tells the visitor something in passing. What draws it is loaded with the first one. */
export async function notify(kind: Kind, title: string, action?: Action): Promise<void> {
  const { toast } = await import('@sanuk/ui/toast')
  toast[kind](title, { ...(action && { action }) })
  wanted = true
  for (const listener of listeners) listener()
}

/** Whether anything has been told yet. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => wanted,
    () => false,
  )
}
