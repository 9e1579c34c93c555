// Stands between the site and the network. Everything but a page without a network goes its usual way: files with a
// hash in their name are kept by the browser itself, and what the site shows of money is never an old answer.

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  // The page is asked for while this worker wakes up.
  const ready = self.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([ready, self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(answer(event))
})

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return new Response(pageOf(self.navigator.onLine ? UNREACHABLE : OFFLINE), {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    })
  }
}

// What the server sends is shown, whatever happens: a browser that is told of a message and shows nothing takes the
// permission away.
self.addEventListener('push', (event) => {
  const { tag, title, body, language, path } = event.data.json()
  const look = { icon: '/art/icon-192.png', badge: '/art/icon-192.png', lang: language }
  event.waitUntil(self.registration.showNotification(title, { tag, body, data: { path }, ...look }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.path))
})

// Nowhere but on this site. Of the pages that are open only one that shows it already is taken: another may be in the
// middle of a round.
async function show(path) {
  const { origin, href } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find(({ url }) => url === href)
  await (shown ? shown.focus() : self.clients.openWindow(href))
}

const OFFLINE = {
  title: 'ไม่มีอินเทอร์เน็ต',
  thai: 'ยอดเงินและตาที่เล่นค้างอยู่ปลอดภัยบนเซิร์ฟเวอร์ กดลองใหม่เมื่อเน็ตกลับมา',
  english:
    'You are offline. Your money and the round you are in are safe on the server. Try again when the network is back.',
}

// The browser has a network, and the site does not answer there.
const UNREACHABLE = {
  title: 'ติดต่อเว็บไซต์ไม่ได้',
  thai: 'ยอดเงินและตาที่เล่นค้างอยู่ปลอดภัยบนเซิร์ฟเวอร์ กดลองใหม่ในอีกสักครู่ หรือตรวจสอบอินเทอร์เน็ตของคุณ',
  english:
    'The site cannot be reached. Your money and the round you are in are safe on the server. Try again in a moment, or check your connection.',
}

// The link leads to where the reader was going.
const pageOf = ({ title, thai, english }) => `<!doctype html>
<html lang="th">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6 }
body { min-height: 100dvh; margin: 0; display: grid; place-items: center; text-align: center;
  color: light-dark(#191d1b, #eef4f0); background: light-dark(#f6f3ec, #0c110f) }
main { padding: 24px; max-width: 26rem }
svg { width: 72px; height: auto }
h1 { margin: 20px 0 4px; font-size: 1.5rem }
p { margin: 0; color: light-dark(#5f655f, #8d9a93) }
p + p { margin-top: 12px }
a { display: inline-block; margin-top: 28px; padding: 11px 26px; border-radius: 12px; font-weight: 600;
  text-decoration: none; color: light-dark(#fff, #05231a); background: light-dark(#0b7f5c, #1fc08f) }
a:focus-visible { outline: 3px solid light-dark(#0b7f5c, #1fc08f); outline-offset: 3px }
</style>
</head>
<body>
<main>
<svg viewBox="0 0 26 30" aria-hidden="true"><path fill="#0b7f5c" d="M13 0V13H0C0 5.82 5.82 0 13 0ZM13 13V30C13.9 30 14.7 29.6 15.3 29C16.8 27.5 18.4 26.1 20 24.6C23.2 21.6 26 18.2 26 13Z"/><path fill="#c98a12" d="M13 0V13H26C26 5.82 20.18 0 13 0ZM13 13V30C12.1 30 11.3 29.6 10.7 29C9.2 27.5 7.6 26.1 6 24.6C2.8 21.6 0 18.2 0 13Z"/></svg>
<h1>${title}</h1>
<p>${thai}</p>
<p lang="en">${english}</p>
<a href="">ลองใหม่ · Try again</a>
</main>
</body>
</html>`
