import type { CDPSession, Page } from '@playwright/test'
import { subscribePush, unsubscribePush } from '@sanuk/contracts/push'
import { faultsOf } from './page.fixture.ts'
import { expect, test } from './reader.fixture.ts'

const switchOf = (page: Page) => page.getByRole('switch')
const noteOf = (page: Page) =>
  page
    .locator('section')
    .filter({ has: switchOf(page) })
    .getByRole('status')

/**
 * Stands in for the makers' push services, which no test reaches: a browser that is asked to subscribe makes keys of its
 * own and remembers them, as it would. Everything else is the browser's.
 */
function subscribeWithoutService(): void {
  const KEPT = 'journey-push'
  const text = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const bytes = (from: string) =>
    Uint8Array.from(atob(from.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer
  const subscriptionOf = (kept: string) => {
    const { applicationServerKey, ...said } = JSON.parse(kept)
    return {
      ...said,
      options: { applicationServerKey: bytes(applicationServerKey) },
      toJSON: () => said,
      unsubscribe: async () => localStorage.removeItem(KEPT),
    }
  }
  const getSubscription = async () => {
    const kept = localStorage.getItem(KEPT)
    return kept === null ? null : subscriptionOf(kept)
  }
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const said = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
      keys: {
        p256dh: text(await crypto.subtle.exportKey('raw', publicKey)),
        auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer),
      },
    }
    localStorage.setItem(KEPT, JSON.stringify({ ...said, applicationServerKey }))
    return getSubscription()
  }
  Object.assign(PushManager.prototype, { subscribe, getSubscription })
}

test.describe('where the browser lets it', { tag: ['@slow', '@whole-browser'] }, () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

  test('news are switched on and off, and the browser remembers', async ({ page, reader }) => {
    const { say } = reader
    await page.addInitScript(subscribeWithoutService)
    await reader.open('/down')
    await expect(noteOf(page)).toHaveText(say('push.off'))
    await expect(switchOf(page)).not.toBeChecked()
    expect(await faultsOf(page)).toEqual([])

    const told = page.waitForResponse((reply) => reply.url().endsWith(subscribePush.path))
    await switchOf(page).check()
    expect((await told).status()).toBe(200)
    await expect(noteOf(page)).toHaveText(say('push.on'))
    await expect(switchOf(page)).toBeChecked()
    expect(await faultsOf(page)).toEqual([])

    // The server is told again: it may have forgotten.
    const again = page.waitForResponse((reply) => reply.url().endsWith(subscribePush.path))
    await page.reload()
    expect((await again).status()).toBe(200)
    await expect(noteOf(page)).toHaveText(say('push.on'))

    const ended = page.waitForResponse((reply) => reply.url().endsWith(unsubscribePush.path))
    await switchOf(page).uncheck()
    expect((await ended).status()).toBe(200)
    await expect(noteOf(page)).toHaveText(say('push.off'))
  })

  test('a message is shown by the worker, and a press leads to what it is about', async ({ page, context, reader }) => {
    await reader.open('/down')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const session = await context.newCDPSession(page)
    const registrationId = await registrationOf(session)
    const origin = new URL(page.url()).origin
    const message = { tag: 'one', title: 'คืนนี้', body: 'ตี 2', language: 'th', path: '/noticePage?id=one' }
    const deliver = (data: object) =>
      session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
    const shown = () =>
      page.evaluate(async () => {
        const list = await (await navigator.serviceWorker.ready).getNotifications()
        return list.map(({ tag, title, body, lang, icon }) => ({ tag, title, body, lang, icon }))
      })
    await deliver(message)
    const look = { lang: 'th', icon: `${origin}/art/icon-192.png` }
    await expect.poll(shown).toEqual([{ ...look, tag: 'one', title: 'คืนนี้', body: 'ตี 2' }])
    // The same that comes again takes its place.
    await deliver({ ...message, title: 'คืนนี้แก้ไข' })
    await expect.poll(shown).toEqual([{ ...look, tag: 'one', title: 'คืนนี้แก้ไข', body: 'ตี 2' }])

    const [worker] = context.serviceWorkers()
    const press = (path: string) => worker?.evaluate(`(${PRESSED})(${JSON.stringify(path)})`)
    expect(await press('/noticePage?id=one')).toEqual([`opened ${origin}/noticePage?id=one`])
    expect(await press('/down')).toEqual([`focused ${origin}/down`])
    for (const elsewhere of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']) {
      expect(await press(elsewhere)).toEqual([])
    }
  })
})

/**
 * Presses a notification, within the worker, and answers what it did to the windows. Only a person's press may open or
 * focus one, and only the browser's own events may be waited for: both are stood in for.
 */
const PRESSED = `async (path) => {
  const done = []
  let work
  clients.openWindow = async (address) => void done.push('opened ' + address)
  WindowClient.prototype.focus = async function () { done.push('focused ' + this.url) }
  ExtendableEvent.prototype.waitUntil = (awaited) => { work = awaited }
  const event = new ExtendableEvent('notificationclick')
  event.notification = { close: () => undefined, data: { path } }
  dispatchEvent(event)
  await work
  return done
}`

/** The browser's own number of the page's service worker. */
function registrationOf(session: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
    session.send('ServiceWorker.enable')
  })
}
