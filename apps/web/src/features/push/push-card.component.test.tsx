import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { pushKey, subscribePush, unsubscribePush } from '@sanuk/contracts/push'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { PushCard } from './push-card.tsx'

/** Points of P-256 have 65 bytes, which base64url writes in 87 letters. */
const SERVER_KEY = `B${'A'.repeat(86)}`
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

const toggle = page.getByRole('switch')
const note = page.getByRole('status')

const renderCard = () =>
  renderOnSite(
    <main>
      <h1>App</h1>
      <PushCard />
    </main>,
    { path: '/down', rooms: ['push'] },
  )

/** What the browser's owner said when a site asked. */
const setPermission = (permission: NotificationPermission) =>
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission)

/** Takes push messages away from the browser until the test ends. */
function removePush() {
  const descriptor = Object.getOwnPropertyDescriptor(window, 'PushManager')
  if (!descriptor) throw new Error('this browser has no PushManager')
  Reflect.deleteProperty(window, 'PushManager')
  onTestFinished(() => {
    Object.defineProperty(window, 'PushManager', descriptor)
  })
}

const withoutPadding = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer

/**
 * Stands in for the push service of the browser's maker, which no test reaches, and for the registration that leads to
 * it. `fail` makes its next subscription fail.
 */
function providePushService() {
  let current: object | null = null
  let isBroken = false
  const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (isBroken) {
      isBroken = false
      throw new DOMException('Registration failed - push service error', 'AbortError')
    }
    const keys = { p256dh: `B${'C'.repeat(86)}`, auth: withoutPadding(btoa('sixteen bytes !!')) }
    current = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/one',
      options: { applicationServerKey: bytesOf(applicationServerKey) },
      toJSON: () => ({ keys }),
      unsubscribe: async () => {
        current = null
        return true
      },
    }
    return current
  }
  const registration = { pushManager: { subscribe, getSubscription: async () => current } }
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration as never)
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation(async () => registration as never)
  return {
    fail: () => {
      isBroken = true
    },
    isSubscribed: () => current !== null,
  }
}

/** A browser that lets the site notify, with the calls of the card answered. */
async function renderAllowed() {
  setPermission('granted')
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted')
  const service = providePushService()
  answerCall(pushKey, { value: { publicKey: SERVER_KEY } })
  const subscribed = answerCall(subscribePush, { value: {} })
  const ended = answerCall(unsubscribePush, { value: {} })
  await renderCard()
  await expect.element(note).toHaveTextContent(say('push.off'))
  return { service, subscribed, ended }
}

test('the push switch is disabled while the subscription is being checked', async () => {
  answerCall(pushKey, 'no reply yet')
  await renderCard()
  await expect.element(note).toHaveTextContent(say('push.checking'))
  await expect.element(toggle).toBeDisabled()
})

test('the push switch subscribes and unsubscribes in the browser and on the server', async () => {
  const { service, subscribed, ended } = await renderAllowed()
  await expect.element(toggle).not.toBeChecked()
  expect(await findAxeViolations()).toEqual([])

  await toggle.click()
  await expect.element(note).toHaveTextContent(say('push.on'))
  await expect.element(toggle).toBeChecked()
  expect(subscribed.requests).toMatchObject([
    { body: { endpoint: 'https://fcm.googleapis.com/fcm/send/one', language: 'en' } },
  ])
  expect(await findAxeViolations()).toEqual([])

  await toggle.click()
  await expect.element(note).toHaveTextContent(say('push.off'))
  expect(service.isSubscribed()).toBe(false)
  expect(ended.requests).toEqual([{ body: { endpoint: 'https://fcm.googleapis.com/fcm/send/one' } }])
})

test('the push card shows a failure of the push service, and the switch can be used again', async () => {
  const { service, subscribed } = await renderAllowed()
  service.fail()
  await toggle.click()
  await expect.element(note).toHaveTextContent(say('push.failed'))
  await expect.element(toggle).not.toBeChecked()
  expect(subscribed.requests).toEqual([])
  await toggle.click()
  await expect.element(note).toHaveTextContent(say('push.on'))
})

test('the push switch stays off with an error while the server cannot be reached', async () => {
  const { service, subscribed } = await renderAllowed()
  subscribed.reply('network fault')
  await toggle.click()
  await expect.element(note).toHaveTextContent(say('site.fault.network'))
  await expect.element(toggle).not.toBeChecked()
  expect(service.isSubscribed()).toBe(false)
  subscribed.reply({ value: {} })
  await toggle.click()
  await expect.element(note).toHaveTextContent(say('push.on'))
})

test('the push card shows a dismissed permission prompt, and the switch stays enabled', async () => {
  const { service } = await renderAllowed()
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('default')
  await toggle.click()
  await expect.element(note).toHaveTextContent(say('push.dismissed'))
  await expect.element(toggle).toBeEnabled()
  expect(service.isSubscribed()).toBe(false)
})

test('the push card shows blocked notifications, without a permission prompt', async () => {
  setPermission('denied')
  const ask = vi.spyOn(Notification, 'requestPermission')
  answerCall(pushKey, { value: { publicKey: SERVER_KEY } })
  await renderCard()
  await expect.element(note).toHaveTextContent(say('push.blocked'))
  await expect.element(toggle).toBeDisabled()
  expect(ask).not.toHaveBeenCalled()
  expect(await findAxeViolations()).toEqual([])
})

test('the push card shows that the browser does not support push messages', async () => {
  removePush()
  answerCall(pushKey, { value: { publicKey: SERVER_KEY } })
  await renderCard()
  await expect.element(note).toHaveTextContent(say('push.unsupported'))
  await expect.element(toggle).toBeDisabled()
})

test('the push card says on an iPhone that the app has to be installed first', async () => {
  removePush()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
  answerCall(pushKey, { value: { publicKey: SERVER_KEY } })
  await renderCard()
  await expect.element(note).toHaveTextContent(say('push.install_first'))
  await expect.element(toggle).toBeDisabled()
})

test('the push card is hidden if the brand does not offer push messages', async () => {
  const key = answerCall(pushKey, { refusal: 'function_off' })
  await renderCard()
  await expect.poll(() => key.requests.length).toBe(1)
  await expect.element(toggle).not.toBeInTheDocument()
  await expect.element(page.getByText(say('push.title'))).not.toBeInTheDocument()
})
