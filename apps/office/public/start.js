// Runs before the first paint, so that nobody sees the wrong theme or language flash by.
const page = document.documentElement

page.dataset.theme = localStorage.getItem('theme') === 'dark' ? 'dark' : 'light'
page.lang = localStorage.getItem('language') === 'EN' ? 'en' : 'th'
if (page.dataset.theme === 'dark') document.querySelector('meta[name="theme-color"]').content = '#0a0e0c'
