import { dialogButton } from '../dialogs/dialog.ts'
import { element } from '../element.ts'

type End = { readonly title: string; readonly text: string; readonly button: string; readonly press: () => void }

/** Takes the place of the game when it cannot go on: says why and offers one way. */
export function showEnd({ title, text, button, press }: End): void {
  for (const open of document.querySelectorAll('dialog')) open.close()
  const way = dialogButton(button, 'strong', press)
  const end = element('main', { class: 'end', role: 'alert' }, element('h1', {}, title), element('p', {}, text), way)
  document.querySelector('main')?.replaceWith(end)
  way.focus()
}
