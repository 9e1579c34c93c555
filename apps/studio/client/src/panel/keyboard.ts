import type { BarDeeds } from './bar.ts'

type Deed = keyof BarDeeds

const KEYS: Readonly<Record<string, Deed>> = {
  Space: 'press',
  Enter: 'press',
  NumpadEnter: 'press',
  ArrowUp: 'stakeUp',
  ArrowDown: 'stakeDown',
  KeyQ: 'quick',
  KeyA: 'autoplay',
  KeyM: 'sound',
  KeyI: 'info',
}

/** Lets the keyboard do what the bar does. A key held down counts once, and a dialog keeps its keys to itself. */
export function listenToKeys(deeds: BarDeeds): void {
  document.addEventListener('keydown', (event) => {
    const deed = KEYS[event.code]
    if (!deed || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    // A focused button answers Space and Enter itself.
    if (deed === 'press' && event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    deeds[deed]()
  })
}
