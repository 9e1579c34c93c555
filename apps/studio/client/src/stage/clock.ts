/** Longest step of a frame, in milliseconds: after a pause (a hidden tab) movement goes on where it was. */
const LONGEST_FRAME = 500

type Frame = (ms: number) => void

/** The heartbeat of everything that moves: one `requestAnimationFrame` loop, time in milliseconds. */
export class Clock {
  readonly #frames = new Set<Frame>()
  #last = 0
  #running = false

  start(): void {
    this.#running = true
    const beat = (now: number) => {
      if (!this.#running) return
      const passed = Math.min(LONGEST_FRAME, this.#last === 0 ? 16 : now - this.#last)
      this.#last = now
      for (const frame of this.#frames) frame(passed)
      requestAnimationFrame(beat)
    }
    requestAnimationFrame(beat)
  }

  /** Stands still for good: nothing is drawn any more, and nobody waits for what would have come. */
  stop(): void {
    this.#running = false
  }

  /** Calls `frame` on every beat with the time since the last one. The answer ends it. */
  each(frame: Frame): () => void {
    this.#frames.add(frame)
    return () => this.#frames.delete(frame)
  }

  /** Shows parts 0..1 of a movement over `duration`; the last part shown is exactly 1, at once when hurried. */
  run(duration: number, show: (part: number) => void, hurry?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      let passed = 0
      const end = this.each((ms) => {
        passed += ms
        const part = hurry?.aborted || passed >= duration ? 1 : passed / duration
        show(part)
        if (part < 1) return
        end()
        resolve()
      })
    })
  }

  /** Resolves after `duration` of shown time, or when hurried. */
  wait(duration: number, hurry?: AbortSignal): Promise<void> {
    return this.run(duration, () => undefined, hurry)
  }
}
