/** A value that components may watch. */
export type Store<T> = {
  readonly get: () => T
  readonly set: (value: T) => void
  /** Hears of every change. Answers how to stop that. */
  readonly watch: (listener: () => void) => () => void
}

export function createStore<T>(value: T): Store<T> {
  let current = value
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (next) => {
      current = next
      for (const listener of listeners) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
