const listeners = new Set<() => void>()

/** The server has answered somebody that the platform is closed. */
export function tellClosed(): void {
  for (const listener of listeners) listener()
}

/** Calls back whenever the platform says that it is closed. Answers how to stop that. */
export function whenClosed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
