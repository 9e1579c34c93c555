import * as z from 'zod/mini'
import { route } from './route.ts'
import { instant } from './wire.ts'

/** The newest seal of the ledger with our signature. Whoever keeps it can tell later whether history was changed. */
const signedHead = z.strictObject({
  seal: z.string().check(z.regex(/^\d+$/)),
  /** SHA-256 in hexadecimal. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  signedAt: instant,
  /** Ed25519, raw, base64. */
  publicKey: z.string(),
  /** Ed25519 over "Sanuk ledger head", seal, hash and instant, each ended by a line feed; base64. */
  signature: z.string(),
})

export const heads = route({
  method: 'GET',
  path: '/wps/ledger/heads',
  access: 'visitor',
  summary: 'The heads of the ledger that were signed last, newest first: one a minute in which money moved.',
  answer: z.strictObject({ list: z.array(signedHead) }),
  refusals: [],
})
