import { element } from '../element.ts'
import type { Say } from '../words.ts'

/** The place under the title while respins run: how many are left, and what the money symbols are worth. */
export class HoldMeter {
  readonly view: HTMLElement
  readonly #lamps: readonly HTMLElement[]
  readonly #label = element('span', { class: 'label' })
  readonly #amount = element('span', { class: 'meter-amount' })
  readonly #box: HTMLElement

  constructor(say: Say, respins: number) {
    this.#lamps = Array.from({ length: respins }, (_, i) =>
      element('span', { class: 'hold-lamp' }, String(respins - i)),
    )
    this.#box = element('span', { class: 'meter-box' }, this.#label, this.#amount)
    this.view = element(
      'div',
      { class: 'meter-running hold-meter' },
      element(
        'span',
        { class: 'meter-box' },
        element('span', { class: 'label' }, say('game.respins.left')),
        element('span', { class: 'hold-lamps' }, ...this.#lamps),
      ),
      this.#box,
    )
  }

  set left(left: number) {
    const now = this.#lamps.length - left
    this.#lamps.forEach((lamp, i) => {
      lamp.dataset.lit = String(i === now)
    })
  }

  /** What is counted, and how much of it by now. */
  sum(label: string, amount: string): void {
    this.#label.textContent = label
    this.#amount.textContent = amount
  }

  /** The sum has grown: it jumps once. */
  jump(): void {
    this.#box.animate([{ scale: 1.14 }, { scale: 1 }], { duration: 220, easing: 'ease-out' })
  }

  /** Where on the page the sum is. */
  get middle(): { x: number; y: number } {
    const { x, y, width, height } = this.#box.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
}
