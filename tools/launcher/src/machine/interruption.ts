/** Ctrl-C, the end of the terminal, or the wish of whoever supervises us. */
export type Interruption = {
  /** Aborts at the first of these signals; later ones change nothing, since stopping is under way. */
  readonly signal: AbortSignal
  /** Resolves then. */
  readonly happened: Promise<void>
}

/** From now on these signals do not end the process by themselves. */
export const listenForInterruption = (): Interruption => {
  const controller = new AbortController()
  const happened = new Promise<void>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => {
        controller.abort()
        resolve()
      })
    }
  })
  return { signal: controller.signal, happened }
}
