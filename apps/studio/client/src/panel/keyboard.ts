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
  KeyB: 'buy',
  KeyF: 'ante',
  KeyG: 'gamble',
  KeyC: 'collect',
  KeyM: 'sound',
  KeyI: 'info',
}

/** Lets the keyboard do what the bar does. A key held down counts once, and a dialog keeps its keys to itself. */
export function listenToKeys(deeds: BarDeeds): void {
  document.addEventListener('keydown', (event) => {
    const deed = KEYS[event.code]
    if (!deed || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    if (deed === 'press' && answersItself(event.target)) return
    event.preventDefault()
    // Firefox clicks a focused button when Space is let go, whatever was prevented before.
    if (deed === 'press' && event.target instanceof HTMLButtonElement) event.target.blur()
    deeds[deed]()
  })
}

/** A button reached by the keyboard answers Space and Enter itself; one merely clicked before does not keep them. */
function answersItself(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.matches(':focus-visible')
}
