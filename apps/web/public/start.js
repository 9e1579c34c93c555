// Runs before the first paint, so that no visitor sees the wrong theme or language flash by.
// The build hands over the addresses of what the language and the drawn page need first.
const page = document.documentElement
const { dataset } = document.currentScript

page.dataset.theme = localStorage.getItem('theme') === 'dark' ? 'dark' : 'light'
// A link from outside may name a language; whoever follows it reads on in that one.
const asked = new URLSearchParams(location.search).get('lang')?.toUpperCase()
const before = localStorage.getItem('language')
if ((asked === 'TH' || asked === 'EN') && asked !== before) {
  localStorage.setItem('historyLanguage', before ?? asked)
  localStorage.setItem('language', asked)
}
page.lang = localStorage.getItem('language') === 'EN' ? 'en' : 'th'
page.dataset.visitor = sessionStorage.getItem('token') ? 'member' : 'guest'
// What the build drew of this page: the whole of it, or its header alone.
page.dataset.page = 'drawn' in dataset ? 'drawn' : location.pathname === '/game' ? 'game' : 'other'
if (page.dataset.theme === 'dark') document.querySelector('meta[name="theme-color"]').content = '#0a0e0c'

const early = page.lang === 'en' ? [dataset.en, dataset.pageEn] : [dataset.th, dataset.pageTh]
const files = early.join(' ').split(' ').filter(Boolean)

// Letters that styles name are taken from the page for a moment whenever styles with layers come later; these stay. The
// last ones are looked at first.
const letters = files
  .filter((file) => file.endsWith('.woff2'))
  .map((address) => {
    const face = new FontFace('Anuphan Variable', `url(${address})`, { weight: '100 700', display: 'swap' })
    document.fonts.add(face)
    return face.load()
  })

// Words stand still from their first sight on: they are shown when their letters have come.
page.dataset.letters = 'coming'
const showWords = () => delete page.dataset.letters

// Scripts are asked for once what is in sight has come; on a narrow line they would only hold it up.
let begun = false
function begin() {
  if (begun) return
  begun = true
  for (const href of files.filter((file) => !file.endsWith('.woff2'))) {
    document.head.append(Object.assign(document.createElement('link'), { href, rel: 'modulepreload' }))
  }
  // While the site is developed, its page names its script itself.
  if (dataset.main) import(dataset.main)
}

const lettersCome = Promise.allSettled(letters).then(showWords)
document.addEventListener('DOMContentLoaded', () => {
  const pictures = document.querySelectorAll(`[data-first-paint][lang="${page.lang}"] img`)
  // In the frame after next they have been painted.
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(begin))
  Promise.allSettled([lettersCome, ...[...pictures].map((picture) => picture.decode())]).then(painted)
})
// Nothing in sight is worth waiting for longer.
setTimeout(() => {
  showWords()
  begin()
}, 1500)

// The drawn page's buttons do nothing yet: the page presses this one again when it has arrived.
document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-first-paint] button')
  if (button) page.dataset.pressed = button.ariaLabel ?? button.textContent
})
