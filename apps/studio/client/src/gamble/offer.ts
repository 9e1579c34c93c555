import { element } from '../element.ts'
import type { Say } from '../words.ts'
import { suitPicture } from './playing-card.ts'

type Deeds = { readonly gamble: () => void; readonly collect: () => void }

/** What may be done with a win before it is paid, at the foot of the reels. */
export class GambleOffer {
  readonly view: HTMLElement
  readonly #say: Say
  readonly #gamble: HTMLButtonElement
  readonly #collect: HTMLButtonElement

  constructor(say: Say, deeds: Deeds) {
    this.#say = say
    const button = (look: string, key: string, press: () => void) =>
      element('button', { type: 'button', class: `offer-button ${look}`, 'aria-keyshortcuts': key, onclick: press })
    this.#gamble = button('gamble', 'G', deeds.gamble)
    this.#collect = button('collect', 'C', deeds.collect)
    const named = { class: 'gamble-offer', role: 'group', 'aria-label': say('game.gamble'), hidden: true }
    this.view = element('div', named, this.#gamble, this.#collect)
  }

  show(amount: string): void {
    const text = (words: string) => element('span', {}, words)
    this.#gamble.replaceChildren(
      ...[suitPicture('h'), suitPicture('s')],
      text(this.#say('game.gamble.offer', { amount })),
    )
    this.#collect.replaceChildren(text(this.#say('game.gamble.collect', { amount })))
    this.view.hidden = false
  }

  hide(): void {
    this.view.hidden = true
  }
}
