import { subscribePush, unsubscribePush } from '@sanuk/contracts/push'
import type { Language } from '@sanuk/contracts/wire'
import { isAppleMobile } from '../../components/device-in-hand.ts'
import { call } from '../../wire/call.ts'

/** What this browser can, what its owner allows, and what they chose here. */
export type PushState = 'unsupported' | 'install_first' | 'blocked' | 'dismissed' | 'off' | 'on'

/** A worker that has not come by then does not come: a browser may refuse it without a word. */
const WORKER_MS = 10_000

/** How things stand, without asking anybody anything. */
export async function readPushState(publicKey: string): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isAppleMobile() ? 'install_first' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'blocked'
  return (await ownSubscription(publicKey)) ? 'on' : 'off'
}

/** Has the browser ask its owner, and news sent here from then on. To be called while a press is being answered. */
export async function switchOn(publicKey: string, language: Language): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed'
  const { pushManager } = await readyWorker()
  const before = await pushManager.getSubscription()
  // The browser keeps to one key until it is told that the other holds no more.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  try {
    await tell(subscription, language)
  } catch (fault) {
    await subscription.unsubscribe()
    throw fault
  }
  return 'on'
}

/** Nothing is sent here any more. What the server does not hear now, the push service will tell it. */
export async function switchOff(publicKey: string): Promise<PushState> {
  const subscription = await ownSubscription(publicKey)
  if (subscription) {
    await subscription.unsubscribe()
    await call(unsubscribePush, { body: { endpoint: subscription.endpoint } }).catch(() => undefined)
  }
  return 'off'
}

/** Tells the server again of a subscription that is on, in the language that is read now; it may have forgotten it. */
export async function remind(publicKey: string, language: Language): Promise<void> {
  const subscription = await ownSubscription(publicKey)
  if (subscription) await tell(subscription, language)
}

/** The browser's subscription, if it takes messages of the server as it is now. */
async function ownSubscription(publicKey: string): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return null
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = (await registration?.pushManager.getSubscription()) ?? null
  return subscription && keyOf(subscription) === publicKey ? subscription : null
}

function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, refuse) =>
    setTimeout(() => refuse(new Error('the service worker did not come')), WORKER_MS),
  )
  return Promise.race([navigator.serviceWorker.ready, late])
}

async function tell(subscription: PushSubscription, language: Language): Promise<void> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  await call(subscribePush, { body: { endpoint: subscription.endpoint, keys: { p256dh, auth }, language } })
}

/** The server's key that a subscription was made for, in base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
