import { element } from '../element.ts'

/** The line under the reels: what this round won, and of which line. */
export class Result {
  readonly view: HTMLElement
  readonly #label: HTMLElement
  readonly #amount = element('span', { class: 'result-amount' })
  readonly #win: HTMLElement
  readonly #detail = element('p', { class: 'result-detail' })

  constructor(label: string) {
    this.#label = element('span', { class: 'result-label' }, label)
    this.#win = element('p', { class: 'result-win' }, this.#label, ' ', this.#amount)
    // The live region beside it says the result once; this one changes with every digit.
    this.view = element('div', { class: 'result', 'aria-hidden': 'true' }, this.#win, this.#detail)
    this.clear()
  }

  clear(): void {
    this.view.dataset.tier = 'none'
    this.#detail.textContent = ''
  }

  set tier(tier: string) {
    this.view.dataset.tier = tier
  }

  set amount(text: string) {
    this.#amount.textContent = text
  }

  set detail(text: string) {
    this.#detail.textContent = text
  }

  /** The amount jumps once: counting is over. */
  land(): void {
    this.#win.getAnimations().forEach((animation) => {
      animation.cancel()
    })
    this.#win.animate([{ scale: 1.22 }, { scale: 1 }], { duration: 320, easing: 'cubic-bezier(.2,1.6,.4,1)' })
  }
}
