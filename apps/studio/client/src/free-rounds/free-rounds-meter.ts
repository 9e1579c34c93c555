import { element } from '../element.ts'
import type { Say } from '../words.ts'

type Shown = { readonly left: number; readonly rounds: number; readonly won: string }

/** How many free rounds are left and what they paid: in the place where otherwise free spins are offered for money. */
export class FreeRoundsMeter {
  readonly view: HTMLElement
  readonly #say: Say
  readonly #left = element('span', { class: 'free-rounds-left' })
  readonly #won = element('span', { class: 'free-rounds-won' })

  constructor(say: Say) {
    this.#say = say
    this.view = element('p', { class: 'free-rounds', hidden: true }, this.#left, this.#won)
  }

  /** `null` while rounds are paid for. */
  show(shown: Shown | null): void {
    this.view.hidden = shown === null
    if (!shown) return
    this.#left.textContent = this.#say('game.free_rounds.left', { left: shown.left, rounds: shown.rounds })
    this.#won.textContent = this.#say('game.free_rounds.won', { amount: shown.won })
  }
}
