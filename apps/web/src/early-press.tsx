import { useEffect } from 'react'

/**
 * The buttons of the drawn page do nothing yet. Which one was pressed there `start.js` keeps; it is pressed again once
 * the real one stands in its place, so that nobody who is quicker than the page presses in vain.
 */
export function EarlyPress() {
  useEffect(() => {
    const { dataset } = document.documentElement
    const pressed = dataset.pressed
    if (pressed === undefined) return
    delete dataset.pressed
    const buttons = document.querySelectorAll<HTMLButtonElement>('#root button')
    for (const button of buttons) {
      if ((button.ariaLabel ?? button.textContent) === pressed) return button.click()
    }
  }, [])
  return null
}
