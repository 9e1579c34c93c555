// One press pays once. The bank keeps that promise by itself; this only shows it.
const form = document.querySelector('form[data-once]')

form?.addEventListener('submit', () => {
  const button = form.querySelector('button[type="submit"]')
  if (button instanceof HTMLButtonElement) button.disabled = true
})

// Coming back by the browser's own way shows the page as it was left.
addEventListener('pageshow', () => {
  const button = form?.querySelector('button[type="submit"]')
  if (button instanceof HTMLButtonElement) button.disabled = false
})
