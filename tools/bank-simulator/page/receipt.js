const INTERVAL_MS = 1000

/** Takes the news of the receipt from the server's own page until nothing is awaited any more. */
async function refresh() {
  const shown = document.querySelector('#news')
  if (!(shown instanceof HTMLElement) || shown.dataset.waiting !== 'yes') return
  try {
    const answer = await fetch(location.href)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const fresh = page.querySelector('#news')
    if (answer.ok && fresh instanceof HTMLElement && fresh.innerHTML !== shown.innerHTML) {
      shown.replaceChildren(...fresh.childNodes)
      shown.dataset.waiting = fresh.dataset.waiting
    }
  } finally {
    setTimeout(refresh, INTERVAL_MS)
  }
}

void refresh()
