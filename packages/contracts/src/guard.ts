import * as z from 'zod/mini'
import { route } from './route.ts'
import { plainCode } from './typed-text.ts'
import { uuid } from './wire.ts'

/** In which header the proof travels that a call bears whose contract says `human`. */
export const HUMAN_CHECK_HEADER = 'x-human-check'

const hexadecimal = z.string().check(z.regex(/^[0-9a-f]{2,128}$/))

/** A challenge of ALTCHA, version 2: which number gives a key with this prefix. */
export const humanChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hexadecimal,
    salt: hexadecimal,
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: hexadecimal,
    keySignature: hexadecimal,
    expiresAt: z.int(),
  }),
  signature: hexadecimal,
})
export type HumanChallenge = z.output<typeof humanChallenge>

/** What the header holds, as base64 of JSON: the challenge as it was given, and its answer. */
export const humanProof = z.strictObject({
  challenge: humanChallenge,
  solution: z.strictObject({ counter: z.int(), derivedKey: hexadecimal }),
})
export type HumanProof = z.output<typeof humanProof>

export const humanCheck = route({
  method: 'GET',
  path: '/wps/human-check',
  access: 'visitor',
  atTheDoor: true,
  summary: 'A challenge that costs whoever calls a moment of work. Its answer opens one call that wants a human check.',
  answer: humanChallenge,
  refusals: [],
})

/** Longer than any proof is: what is longer is not even read. */
export const HUMAN_PROOF_MAX = 2_000

export const captcha = route({
  method: 'GET',
  path: '/wps/captcha',
  access: 'visitor',
  atTheDoor: true,
  summary: 'A picture of five digits, good for one try within two minutes. One address may ask for one a second.',
  answer: z.strictObject({
    id: uuid,
    /** A PNG in base64. */
    image: z.string(),
  }),
  refusals: [],
})

export const captchaWork = route({
  method: 'GET',
  path: '/wps/captcha/work',
  access: 'visitor',
  atTheDoor: true,
  summary: 'A challenge that costs a machine some seconds, for whoever cannot see pictures.',
  answer: humanChallenge,
  refusals: [],
})

export const captchaByWork = route({
  method: 'POST',
  path: '/wps/captcha/work',
  access: 'visitor',
  atTheDoor: true,
  summary: 'Five digits as if read from a picture, for the answer to that challenge. One address gets few of them.',
  body: z.strictObject({ proof: z.string().check(z.maxLength(HUMAN_PROOF_MAX)) }),
  answer: z.strictObject({ id: uuid, text: z.string() }),
  refusals: ['human_check_required'],
})

/** What was read from a picture, in a body that may need it. */
export const captchaAnswer = z.strictObject({
  id: uuid,
  text: z.string().check(z.overwrite(plainCode), z.maxLength(10)),
})
export type CaptchaAnswer = z.output<typeof captchaAnswer>
