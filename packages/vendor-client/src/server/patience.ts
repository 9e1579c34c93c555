/** Waiting for a lost line: until the time is up, the browser says it is online again, or the player asks to try now. */
export class Patience {
  #end: () => void = () => undefined

  constructor() {
    window.addEventListener('online', () => this.tryNow())
  }

  tryNow(): void {
    this.#end()
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
