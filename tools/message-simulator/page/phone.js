// Keeps the page as the server would draw it now, and copies codes.

const live = document.querySelector('[data-live]')
const heard = document.querySelector('[data-heard]')

/** @param {boolean} on */
function showLive(on) {
  if (!(live instanceof HTMLElement)) return
  live.classList.toggle('on', on)
  live.textContent = (on ? live.dataset.on : live.dataset.off) ?? ''
}

/** Adds the messages that are not on the page yet, so that a letter that is being read stays open. */
async function refresh() {
  const answer = await fetch(location.href)
  if (!answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const list = document.querySelector('#messages')
  for (const card of [...fresh.querySelectorAll('#messages > li')].reverse()) {
    if (document.getElementById(card.id)) continue
    card.classList.add('fresh')
    list?.prepend(card)
  }
  for (const selector of ['#recipients', '#none']) {
    document.querySelector(selector)?.replaceChildren(...(fresh.querySelector(selector)?.childNodes ?? []))
  }
}

if (live) {
  const events = new EventSource('/events')
  // What arrived while nobody listened is fetched as well.
  events.addEventListener('open', () => {
    showLive(true)
    void refresh()
  })
  events.addEventListener('error', () => showLive(false))
  events.addEventListener('message', async () => {
    await refresh()
    if (heard instanceof HTMLElement) heard.textContent = heard.dataset.heard ?? ''
  })
}

const COPIED_MS = 2000

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-copy]') : null
  if (!(button instanceof HTMLButtonElement) || button.disabled) return
  await navigator.clipboard.writeText(button.dataset.copy ?? '')
  const list = document.querySelector('#messages')
  const before = button.textContent
  button.textContent = (list instanceof HTMLElement && list.dataset.copied) || before
  button.disabled = true
  setTimeout(() => {
    button.textContent = before
    button.disabled = false
  }, COPIED_MS)
})
