import { element } from '../element.ts'
import { type IconName, icon } from './icon.ts'

/** A round button with a drawing; `name` is what it is called, `key` the key that does the same. */
export function iconButton(
  drawing: IconName,
  { name, key, area }: { name: string; key?: string; area: string },
  press: () => void,
): HTMLButtonElement {
  const attributes = { type: 'button', class: `round ${area}`, 'aria-label': name, title: name, onclick: press }
  const button = element('button', key ? { ...attributes, 'aria-keyshortcuts': key } : attributes)
  button.append(icon(drawing))
  return button
}

/** Changes the drawing of a button. */
export function redrawIcon(button: HTMLButtonElement, drawing: IconName): void {
  button.querySelector('svg')?.replaceWith(icon(drawing))
}
