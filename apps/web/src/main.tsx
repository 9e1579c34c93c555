import '@sanuk/ui/tokens.css'
import '@sanuk/ui/fonts.css'
import '@sanuk/ui/base.css'
import './first-paint.css'
import { LANGUAGE_PARAMETER } from '@sanuk/contracts/site-pages'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { EarlyPress } from './early-press.tsx'
import { awaitInstallOffer } from './features/app/installing.ts'
import { startLanguage, storedLanguage } from './language/language.ts'
import { askForSite } from './pages/ask-ahead.ts'
import { createSiteRouter } from './routes.tsx'
import { noteInvitation } from './session/invitation.ts'
import { takeProviderReturn } from './session/provider-return.ts'
import { takeResetToken } from './session/reset-token.ts'
import { currentSession, watchSession } from './session/session.ts'
import { markScrolling } from './shell/scrolling-mark.ts'
import { forgetMember } from './wire/read.ts'

/** The first paint stands until the page behind it is ready in its language: nothing is swapped for an empty frame. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // Secrets leave the address before anything else looks at it.
  if (takeResetToken(location.hash)) history.replaceState(null, '', '/?panel=reset')
  if (takeProviderReturn(location.hash)) history.replaceState(null, '', `${location.pathname}${location.search}`)
  // The language it names is chosen by now, and would be again by whoever loads the page anew.
  takeFromAddress(LANGUAGE_PARAMETER)
  const router = createSiteRouter()
  noteInvitation(location.search)
  await startLanguage(storedLanguage(), ['site'])
  askForSite()
  await Promise.all([router.start(), drawnPagePainted()])
  // As a transition it is rendered in slices, between which the drawn page can be scrolled and touched.
  startTransition(() =>
    createRoot(root).render(
      <>
        <App router={router} />
        <EarlyPress />
      </>,
    ),
  )
}

function takeFromAddress(parameter: string): void {
  const address = new URL(location.href)
  if (!address.searchParams.has(parameter)) return
  address.searchParams.delete(parameter)
  history.replaceState(null, '', address)
}

/** The drawn page is seen before work on its successor begins, however fast that arrives. A hidden tab paints nothing. */
function drawnPagePainted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Whoever has just left is forgotten. */
function followSession(): void {
  if (currentSession() === null) forgetMember()
}

/** However busy the page is, news are listened for after so long. */
const LATEST_MS = 2_000

/** News come by a socket, which can wait until the page is there and has nothing better to do. */
async function listenForNews(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise<void>((resolve) => addEventListener('load', () => resolve(), { once: true }))
  }
  await new Promise((resolve) =>
    // Safari has no such callback.
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: LATEST_MS }) : setTimeout(resolve),
  )
  const [{ keepLive }, { startServiceWorker }] = await Promise.all([
    import('./wire/live.ts'),
    import('./wire/service-worker.ts'),
  ])
  keepLive()
  startServiceWorker()
  // Whoever opens something, the login first of all, or goes on to another page waits for one file less.
  import('./panels/panel-table.ts').catch(() => undefined)
  import('./pages/page-table.ts').catch(() => undefined)
}

function boot(): void {
  markScrolling()
  awaitInstallOffer()
  start()
  watchSession(followSession)
  followSession()
  listenForNews()
}

// By plain http from elsewhere, browsers give a page no keys to seal what it sends: nobody could sign in.
if (isSecureContext) boot()
else import('./insecure-page.tsx').then(({ showInsecurePage }) => showInsecurePage())
