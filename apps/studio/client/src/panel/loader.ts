import { element, existing } from '../element.ts'

/** The loading screen, which stands in the page itself: nothing blank is ever seen. */
export class Loader {
  readonly view = existing('#loading', HTMLElement)
  readonly #bar = existing('#loading progress', HTMLProgressElement)
  readonly #text = existing('#loading p', HTMLElement)
  readonly #title = element('h1')

  constructor() {
    this.view.prepend(this.#title)
  }

  set title(text: string) {
    this.#title.textContent = text
    document.title = text
  }

  set text(text: string) {
    this.#text.textContent = text
  }

  /** How much has come, 0..1. */
  set progress(part: number) {
    this.#bar.value = part
  }

  /** Gives way to the game. */
  async leave(): Promise<void> {
    this.#bar.value = 1
    await this.view.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 320, delay: 120, fill: 'both' }).finished
    this.view.remove()
  }
}
