import { element } from '../element.ts'

/** A message over the whole stage: a big win, free spins won, free spins over. */
export class Celebration {
  readonly view: HTMLElement
  readonly #press: () => void

  constructor(press: () => void) {
    this.#press = press
    this.view = element('div', { class: 'celebration', hidden: true, onclick: () => this.#press() })
  }

  /** Shows it; `kind` chooses the style. The words are announced elsewhere, once. */
  show(kind: string, ...content: readonly HTMLElement[]): void {
    this.view.dataset.kind = kind
    this.view.replaceChildren(...content)
    this.view.hidden = false
  }

  async hide(): Promise<void> {
    await this.view.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 180 }).finished
    this.view.hidden = true
    this.view.replaceChildren()
  }
}
