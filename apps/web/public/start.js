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
page.dataset.page = { '/': 'home', '/rng': 'lobby', '/game': 'game' }[location.pathname] ?? 'other'
if (localStorage.getItem('banners')?.includes('own-home')) page.dataset.hero = 'own'
if (page.dataset.theme === 'dark') document.querySelector('meta[name="theme-color"]').content = '#0a0e0c'

const early = page.lang === 'en' ? [dataset.en, dataset.pageEn] : [dataset.th, dataset.pageTh]
for (const address of early.join(' ').split(' ').filter(Boolean)) {
  const link = document.createElement('link')
  link.href = address
  if (address.endsWith('.woff2')) Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: 'anonymous' })
  else link.rel = 'modulepreload'
  document.head.append(link)
}

// The drawn page's buttons do nothing yet: the page presses this one again when it has arrived.
document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-first-paint] button')
  if (button) page.dataset.pressed = button.ariaLabel ?? button.textContent
})
