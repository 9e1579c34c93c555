import { scriptAddress } from './script-address.ts'

/** Lets the browser show something of ours while there is no network, and offer to install the site. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  // A private window may refuse it; the site needs nothing of it.
  await navigator.serviceWorker.register(scriptAddress('sanuk-service-worker', '/worker.js')).catch(() => undefined)
}
