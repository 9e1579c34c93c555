import { html } from '@sanuk/host/html'
import type { FastifyInstance } from 'fastify'
import { generateSync } from 'otplib'
import { readerOf, show } from './page-routes.ts'
import { frame } from './pages/frame.ts'

/** An account in the phone's authenticator app: its name, and the secret in base32. */
export type Authenticator = { readonly name: string; readonly secret: string }

/** Seconds of a time step (RFC 6238, 4.1). */
const STEP = 30

type Needs = { readonly authenticators: readonly Authenticator[]; readonly now: () => number }

/** The authenticator app of the phone: a page, and `GET /api/authenticator` for programs. */
export function addAuthenticatorRoutes(app: FastifyInstance, { authenticators, now }: Needs): void {
  const shown = () => {
    const epoch = Math.floor(now() / 1000)
    const codes = authenticators.map(({ name, secret }) => ({ name, code: generateSync({ secret, epoch }) }))
    return { codes, secondsLeft: STEP - (epoch % STEP) }
  }

  app.get('/api/authenticator', shown)

  app.get('/authenticator', (request, reply) => {
    const reader = readerOf(request)
    const { say } = reader
    const { codes, secondsLeft } = shown()
    // The page comes anew with the next code.
    reply.header('refresh', String(secondsLeft))
    const content = html`<div class="title"><h1>${say('authenticator')}</h1></div>
<p>${say(codes.length > 0 ? 'authenticator.note' : 'authenticator.none')}</p>
<ol id="messages" data-copied="${say('copied')}">${codes.map(
      ({ name, code }) => html`<li class="card"><div class="head"><p class="who"><b>${name}</b>
<span>${say('authenticator.left', { seconds: String(secondsLeft) })}</span></p></div>
<div class="code"><output aria-label="${say('code')}">${code}</output>
<button class="main" type="button" data-copy="${code}" aria-label="${say('copy.label', { code })}">${say('copy')}</button></div></li>`,
    )}</ol>`
    return show(reply, frame(reader, { title: say('authenticator'), content }))
  })
}
