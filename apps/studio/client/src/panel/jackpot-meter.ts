import { type Amount, amount, subtract } from '@sanuk/money/amount'
import { element } from '../element.ts'

type Needs = {
  readonly name: string
  /** By what amount it must be won; nothing where that is left to chance. */
  readonly by?: string | undefined
  readonly money: (amount: Amount) => string
  /** Whether digits stand still instead of rolling. */
  readonly calm: boolean
}

/** How long the digits roll to what the pool holds by now. */
const ROLL_MS = 1_200

/** What is in the pool of the game, above the reels. It changes too often to be read aloud. */
export class JackpotMeter {
  readonly view: HTMLElement
  readonly #value = element('span', { class: 'jackpot-value' })
  readonly #needs: Needs
  #shown: Amount | null = null
  #roll = 0

  constructor(needs: Needs) {
    this.#needs = needs
    this.view = element(
      'p',
      { class: 'jackpot' },
      element('span', { class: 'jackpot-name' }, needs.name),
      this.#value,
      ...(needs.by === undefined ? [] : [element('span', { class: 'jackpot-by' }, needs.by)]),
    )
  }

  /** Rolls up to an amount. Downwards, after it was won, it changes at once. */
  show(to: Amount): void {
    const from = this.#shown
    cancelAnimationFrame(this.#roll)
    if (from === null || this.#needs.calm || to <= from) {
      this.#write(to)
      return
    }
    const began = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / ROLL_MS)
      const way = subtract(to, from)
      this.#write(part === 1 ? to : amount(from + (way * BigInt(Math.round(part * 1_000))) / 1_000n))
      if (part < 1) this.#roll = requestAnimationFrame(step)
    }
    this.#roll = requestAnimationFrame(step)
  }

  #write(value: Amount): void {
    this.#shown = value
    this.#value.textContent = this.#needs.money(value)
  }
}
