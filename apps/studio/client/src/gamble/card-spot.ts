import { element } from '../element.ts'
import type { Say } from '../words.ts'
import { cardFace } from './playing-card.ts'

type Needs = { readonly say: Say; readonly emblem: () => HTMLElement; readonly calm: boolean }

const TURN_MS = 620
const SPARKS = 16

/** Where the next card lies, face down until it is turned. */
export class CardSpot {
  readonly view: HTMLElement
  readonly #needs: Needs
  readonly #card = element('div', { class: 'gamble-card' })
  readonly #sparks = element('div', { class: 'gamble-sparks', 'aria-hidden': 'true' })

  constructor(needs: Needs) {
    this.#needs = needs
    this.view = element('div', { class: 'gamble-spot', role: 'img' }, this.#sparks, this.#card)
    this.lay()
  }

  /** A new card, face down. */
  lay(): void {
    this.view.dataset.end = 'open'
    this.view.setAttribute('aria-label', this.#needs.say('game.gamble.closed'))
    this.#card.replaceChildren(this.#back())
    if (!this.#needs.calm) {
      const from = [{ translate: '60% -40%', rotate: '14deg', opacity: 0 }, { opacity: 1 }]
      this.#card.animate(from, { duration: 260, easing: 'cubic-bezier(.2,.8,.2,1)' })
    }
  }

  /** Turns it: `name` is what it is called. */
  async turn(card: string, { right, name }: { readonly right: boolean; readonly name: string }): Promise<void> {
    const face = cardFace(card)
    if (this.#needs.calm) {
      this.#card.replaceChildren(face)
      await face.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 }).finished
    } else {
      const half = { duration: TURN_MS / 2, easing: 'ease-in' } as const
      await this.#card.animate([{ rotate: 'y 0deg' }, { rotate: 'y 90deg' }], half).finished
      this.#card.replaceChildren(face)
      await this.#card.animate([{ rotate: 'y -90deg' }, { rotate: 'y 0deg' }], { ...half, easing: 'ease-out' }).finished
    }
    this.view.setAttribute('aria-label', name)
    this.view.dataset.end = right ? 'right' : 'wrong'
    if (!this.#needs.calm) right ? this.#burst() : this.#shake()
  }

  #back(): HTMLElement {
    return element('span', { class: 'card-back' }, this.#needs.emblem())
  }

  #shake(): void {
    this.#card.animate({ translate: ['0', '-7px', '6px', '-4px', '0'] }, { duration: 320 })
  }

  /** Sparks fly from behind the card. */
  #burst(): void {
    const sparks = Array.from({ length: SPARKS }, (_, spark) => {
      const one = element('span', { class: 'gamble-spark' })
      one.style.setProperty('--way', `${(spark * 360) / SPARKS}deg`)
      one.style.setProperty('--far', `${120 + ((spark * 53) % 90)}px`)
      return one
    })
    this.#sparks.replaceChildren(...sparks)
  }
}
