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
page.dataset.page = dataset.drawn ?? (location.pathname === '/game' ? 'game' : 'other')
if (page.dataset.theme === 'dark') document.querySelector('meta[name="theme-color"]').content = '#0a0e0c'

const early = page.lang === 'en' ? [dataset.en, dataset.pageEn] : [dataset.th, dataset.pageTh]
const files = early.join(' ').split(' ').filter(Boolean)
for (const address of files.filter((file) => !file.endsWith('.woff2'))) {
  document.head.append(
    Object.assign(document.createElement('link'), { href: address, rel: 'modulepreload', fetchPriority: 'low' }),
  )
}

// Letters that styles name are taken from the page for a moment whenever styles with layers come later; these stay. The
// last ones are looked at first.
const letters = files
  .filter((file) => file.endsWith('.woff2'))
  .map((address) => {
    const face = new FontFace('Anuphan Variable', `url(${address})`, { weight: '100 700', display: 'swap' })
    document.fonts.add(face)
    return face.load()
  })

// Words stand still from their first sight on, unless their letters take too long.
page.dataset.letters = 'coming'
const showWords = () => delete page.dataset.letters
Promise.allSettled(letters).then(showWords)
setTimeout(showWords, 1500)

// The drawn page's buttons do nothing yet: the page presses this one again when it has arrived.
document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-first-paint] button')
  if (button) page.dataset.pressed = button.ariaLabel ?? button.textContent
})
