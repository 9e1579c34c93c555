import { element } from '../element.ts'
import { icon } from '../panel/icon.ts'

type Frame = {
  readonly title: string
  /** What the closing cross is called. */
  readonly close: string
  readonly kind: string
}

/**
 * A modal dialog of the page: Escape, the cross and a press beside it close it, and the focus returns to where it was.
 * One is open at a time; opening another closes the first.
 */
export function openDialog({ title, close, kind }: Frame, ...content: readonly HTMLElement[]): HTMLDialogElement {
  for (const before of document.querySelectorAll('dialog')) {
    before.close()
    before.remove()
  }
  const heading = element('h2', { class: 'dialog-title', id: 'dialog-title' }, title)
  const cross = element('button', {
    type: 'button',
    class: 'cross',
    'aria-label': close,
    onclick: () => dialog.close(),
  })
  cross.append(icon('close'))
  const header = element('header', { class: 'dialog-head' }, heading, cross)
  const body = element('div', { class: 'dialog-body' }, ...content)
  const dialog = element('dialog', { class: `dialog ${kind}`, 'aria-labelledby': 'dialog-title' }, header, body)
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

/** A button of a dialog; `strong` is the one that goes on. */
export function dialogButton(text: string, look: 'strong' | 'quiet', press: () => void): HTMLButtonElement {
  return element('button', { type: 'button', class: `dialog-button ${look}`, onclick: press }, text)
}
