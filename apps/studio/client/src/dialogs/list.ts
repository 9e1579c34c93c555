import { element } from '../element.ts'

/** Rules, one below the other. */
export function list(texts: readonly string[]): HTMLElement {
  return element('ul', { class: 'rules' }, ...texts.map((text) => element('li', {}, text)))
}
