// The reader's language and theme, and money as it is written. Words come from the server, one file a language.

const asked = new URLSearchParams(location.search)
export const language = asked.get('lang') === 'en' ? 'en' : 'th'
document.documentElement.lang = language

const THEME_KEY = 'satang-theme'
const chosen = asked.get('theme') ?? localStorage.getItem(THEME_KEY)
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen

/** Turns the page from light to dark or back, and remembers it. */
export function turnTheme() {
  const dark = getComputedStyle(document.documentElement).getPropertyValue('--is-dark').trim() === '1'
  document.documentElement.dataset.theme = dark ? 'light' : 'dark'
  localStorage.setItem(THEME_KEY, dark ? 'light' : 'dark')
}

/** @type {Record<string, string>} */
const words = await (await fetch(`/page/words/${language}.json`)).json()

/** A message; `{name}` in it is filled from `values`. @param {string} word @param {Record<string, string>} values */
export function say(word, values = {}) {
  return (words[word] ?? word).replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole)
}

/** Money as people read it: "฿1,234.50". Digits past the satang are cut off. @param {string} amount wire money */
export function money(amount) {
  const [whole = '0', fraction = ''] = amount.split('.')
  return `฿${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0').slice(0, 2)}`
}

/** @template {HTMLElement} T @param {string} id @param {new () => T} kind */
export function part(id, kind) {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`the page has no ${id}`)
  return element
}

for (const element of document.querySelectorAll('[data-word]')) {
  element.textContent = say(element.getAttribute('data-word') ?? '')
}
for (const element of document.querySelectorAll('[data-label]')) {
  element.setAttribute('aria-label', say(element.getAttribute('data-label') ?? ''))
}
document.title = say('title')
