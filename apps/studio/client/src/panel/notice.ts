import { element } from '../element.ts'
import type { Say } from '../words.ts'

/** A strip over the stage about the line to the server. */
export class Notice {
  readonly view: HTMLElement
  readonly #text = element('p', { class: 'notice-text' })
  readonly #retry: HTMLButtonElement

  constructor(say: Say, retry: () => void) {
    this.#retry = element('button', { type: 'button', class: 'small-button', onclick: retry }, say('game.line.retry'))
    const signal = element('span', { class: 'notice-signal', 'aria-hidden': 'true' })
    this.view = element('div', { class: 'notice', role: 'alert', hidden: true }, signal, this.#text, this.#retry)
  }

  show(text: string, { retry }: { retry: boolean }): void {
    if (!this.view.hidden && this.#text.textContent === text) return
    this.#retry.hidden = !retry
    this.#text.textContent = text
    this.view.hidden = false
  }

  hide(): void {
    this.view.hidden = true
  }
}
