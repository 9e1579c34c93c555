import * as z from 'zod/mini'
import { route } from './route.ts'
import { language } from './wire.ts'

/** Real ones have between 150 and 500 letters. */
const endpoint = z.url({ protocol: /^https?$/ }).check(z.maxLength(1000))

/** What a browser's subscription says of itself, `PushSubscription.toJSON()`. */
const keys = z.strictObject({
  /** Its public key: an uncompressed point of P-256, in base64url. */
  p256dh: z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/)),
  /** Sixteen secret bytes, in base64url. */
  auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
})

export const pushKey = route({
  method: 'GET',
  path: '/wps/push/key',
  access: 'visitor',
  summary: 'The key by which push services know this installation (RFC 8292), for `applicationServerKey`.',
  answer: z.strictObject({ publicKey: z.string() }),
  refusals: ['function_off'],
})

export const subscribePush = route({
  method: 'PUT',
  path: '/wps/push/subscription',
  access: 'visitor',
  summary: 'Has the brand’s news sent to a browser; said again, it changes the keys and the language.',
  body: z.strictObject({ endpoint, keys, language }),
  answer: z.strictObject({}),
  refusals: ['function_off', 'push_service_unknown', 'push_key_invalid'],
})

export const unsubscribePush = route({
  method: 'POST',
  path: '/wps/push/subscription/end',
  access: 'visitor',
  summary: 'Has nothing sent to a browser any more. Whoever knows its endpoint may say so.',
  body: z.strictObject({ endpoint }),
  answer: z.strictObject({}),
  refusals: [],
})

/** What a push message says to the browser, as JSON. */
export const pushMessage = z.strictObject({
  /** A message with the tag of one that is shown takes its place. */
  tag: z.string(),
  title: z.string(),
  body: z.string(),
  language,
  /** Where a press leads to: a path of the site. */
  path: z.string(),
})
export type PushMessage = z.output<typeof pushMessage>
