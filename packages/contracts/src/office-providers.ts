import * as z from 'zod/mini'
import { providerCode } from './providers.ts'
import { route } from './route.ts'
import { shortText } from './wire.ts'

const address = z.url().check(z.maxLength(500))

const settings = {
  /** Its own name, as people know it. */
  name: shortText,
  /** Of OpenID Connect; its discovery document lies below it. */
  issuer: address,
  clientId: shortText,
  /** Where its discovery document names none, as Facebook’s does. */
  tokenEndpoint: z.nullable(address),
  enabled: z.boolean(),
}

export const signInProviders = route({
  method: 'GET',
  path: '/ops/providers',
  access: 'operator',
  power: 'brand.see',
  summary: 'Providers with whose accounts members may sign in, and the addresses to be entered with each of them.',
  answer: z.strictObject({
    providers: z.array(z.strictObject({ code: providerCode, ...settings, callbacks: z.array(z.string()) })),
  }),
  refusals: [],
})

export const setSignInProvider = route({
  method: 'PUT',
  path: '/ops/providers',
  access: 'operator',
  power: 'brand.change',
  summary: 'Enters or changes a provider. A client secret that is left out stays as it was.',
  sealed: true,
  body: z.strictObject({ code: providerCode, ...settings, clientSecret: z.optional(shortText) }),
  answer: z.strictObject({}),
  refusals: ['sealed_body_invalid', 'sealed_body_replayed'],
})

export const askSignInProvider = route({
  method: 'POST',
  path: '/ops/providers/{provider}/ask',
  access: 'operator',
  power: 'brand.change',
  summary:
    'Asks a provider now what it says of itself: whether a sign-in could begin. Its secret is tried by a sign-in only.',
  params: z.strictObject({ provider: providerCode }),
  answer: z.strictObject({ authorization: z.string(), token: z.string() }),
  refusals: ['provider_unreachable', 'provider_failed'],
})

export const removeSignInProvider = route({
  method: 'DELETE',
  path: '/ops/providers/{provider}',
  access: 'operator',
  power: 'brand.change',
  summary: 'Takes a provider away. Whom it let in keeps that, should it be entered again.',
  params: z.strictObject({ provider: providerCode }),
  answer: z.strictObject({}),
  refusals: [],
})
