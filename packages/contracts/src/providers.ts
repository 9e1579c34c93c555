import * as z from 'zod/mini'
import { ticket } from './credentials.ts'
import { proof, proofRefusals } from './factors.ts'
import { route } from './route.ts'
import { instant, redirection } from './wire.ts'

/** How a provider is named in addresses, as `google`; the page knows by it which icon to show. */
export const providerCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/))

const params = z.strictObject({ provider: providerCode })
const provider = { code: z.string(), name: z.string() }

/** A parameter that a provider's redirect may carry. */
const parameter = z.optional(z.string().check(z.maxLength(4096)))

export const listProviders = route({
  method: 'GET',
  path: '/wps/session/providers',
  access: 'visitor',
  atTheDoor: true,
  summary: 'With whose account one may sign in here.',
  answer: z.strictObject({ providers: z.array(z.strictObject(provider)) }),
  refusals: [],
})

/** Where the provider's visitor comes back to: to sign in, or to their own account, to link it. */
export const RETURN_PAGES = ['login', 'account'] as const

export const startProvider = route({
  method: 'POST',
  path: '/wps/session/providers/{provider}/start',
  access: 'visitor',
  atTheDoor: true,
  summary:
    'Begins a sign-in with a provider. The browser goes to `url` and comes back to a page of ours, whose fragment holds a `ticket` or, where it failed, a `refusal`.',
  params,
  body: z.strictObject({ page: z.enum(RETURN_PAGES) }),
  answer: z.strictObject({ url: z.string() }),
  refusals: ['provider_unreachable'],
})

export const finishProvider = route({
  method: 'GET',
  path: '/wps/session/providers/{provider}/callback',
  access: 'visitor',
  atTheDoor: true,
  answeredWhenClosed: true,
  envelope: 'redirect',
  summary: 'Where a provider sends its visitor back to. Always leads on to a page of ours.',
  params,
  // Providers add what they like.
  query: z.object({ code: parameter, state: parameter, iss: parameter, error: parameter }),
  answer: redirection,
  refusals: [],
})

export const ownProviders = route({
  method: 'GET',
  path: '/wps/member/providers',
  access: 'member',
  summary: 'Providers, and which of them let the member in.',
  answer: z.strictObject({
    providers: z.array(
      z.strictObject({
        ...provider,
        linked: z.nullable(z.strictObject({ email: z.nullable(z.string()), since: instant })),
      }),
    ),
  }),
  refusals: [],
})

export const linkProvider = route({
  method: 'POST',
  path: '/wps/member/providers/link',
  access: 'member',
  summary: 'Lets a provider’s account in as this member, by the ticket that the browser came back with.',
  sealed: true,
  body: z.strictObject({ ticket, proof }),
  answer: z.strictObject({}),
  refusals: ['ticket_invalid', 'identity_linked', ...proofRefusals],
})

export const unlinkProvider = route({
  method: 'POST',
  path: '/wps/member/providers/unlink',
  access: 'member',
  summary: 'Lets a provider’s account in no more, unless it is the last way into the member’s.',
  sealed: true,
  body: z.strictObject({ provider: providerCode, proof }),
  answer: z.strictObject({}),
  refusals: ['last_way_in', ...proofRefusals],
})
