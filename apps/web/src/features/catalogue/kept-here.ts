import { useSyncExternalStore } from 'react'

/** Favourites that stay on this device, by the name of whoever is signed in. */
const keyOf = (username: string) => `favourites.${username}`

const NONE: readonly string[] = []
const listeners = new Set<() => void>()
const read = new Map<string, { readonly text: string | null; readonly nodeIds: readonly string[] }>()

function keptBy(username: string | null): readonly string[] {
  if (username === null) return NONE
  const text = localStorage.getItem(keyOf(username))
  const known = read.get(username)
  if (known && known.text === text) return known.nodeIds
  const nodeIds = parsed(text)
  read.set(username, { text, nodeIds })
  return nodeIds
}

/** What somebody else wrote there is no list of ours. */
function parsed(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : NONE
  } catch {
    return NONE
  }
}

/** Node ids of the games kept here, the latest first. */
export function useKeptHere(username: string | null): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
    () => keptBy(username),
    () => NONE,
  )
}

export function keepHere(username: string, nodeId: string, wanted: boolean): void {
  const others = keptBy(username).filter((id) => id !== nodeId)
  localStorage.setItem(keyOf(username), JSON.stringify(wanted ? [nodeId, ...others] : others))
  for (const listener of listeners) listener()
}
