import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  HUMAN_PROOF_MAX,
  type HumanChallenge,
  type HumanProof,
  humanChallenge,
  humanProof,
} from '@sanuk/contracts/guard'
import { createChallenge, randomInt } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Clock } from '#platform/clock'
import type { Once, SpendOnce } from '#platform/once'
import { Refusal } from '#platform/refusal'
import type { GuardKeys } from './keys.ts'

/** How long an answer is good: a form may be filled in at leisure, and begins with the challenge. */
const GOOD_MS = 20 * 60 * 1000

/**
 * Rounds of PBKDF2 for one guess. Many enough that the guess, and not the way to it, is what takes time; few enough
 * that we, who make one for each challenge, hardly notice (0.4 ms).
 */
const ROUNDS = 1_000

/**
 * Guesses to an answer, in the mean; between two thirds and four thirds of that. 150 guesses take 40 ms on a laptop and
 * about 150 ms on a phone of the middle class.
 */
export const HUMAN_CHECK_GUESSES = 150

/** How much longer a machine works in place of somebody who cannot see: about 4 s on that laptop, 15 s on that phone. */
export const WORK_FACTOR = 100

type Needs = {
  readonly keys: GuardKeys
  readonly clock: Clock
  readonly spendOnce: SpendOnce
  readonly guesses: number
  /** What the challenges are for: an answer is good for nothing else. */
  readonly purpose: string
}

/** By which challenges of a brand, and answers to them, are signed. */
type Secrets = { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string }

export type HumanCheck = ReturnType<typeof createHumanCheck>

/**
 * Challenges of ALTCHA (https://altcha.org, version 2): whoever calls works for a moment, and we do not. They are signed,
 * so that nothing is kept of those which nobody answers.
 */
export function createHumanCheck({ keys, clock, spendOnce, guesses, purpose }: Needs) {
  const secretsOf = async (brand: string): Promise<Secrets> => ({
    hmacSignatureSecret: (await keys.hashOf(brand, purpose, 'challenge')).toString('hex'),
    hmacKeySignatureSecret: (await keys.hashOf(brand, purpose, 'answer')).toString('hex'),
  })
  /**
   * Reads the answer to a challenge of this brand, which is to be spent. Refuses with `human_check_required` where it is
   * missing, wrong, too old or of another brand.
   */
  const read = async (brand: string, text: string | undefined): Promise<Once> => {
    const proof = readProof(text)
    if (!proof || !isRight(proof, await secretsOf(brand))) throw new Refusal('human_check_required')
    const { nonce, expiresAt: seconds } = proof.challenge.parameters
    const expiresAt = new Date(seconds * 1000)
    if (expiresAt <= clock()) throw new Refusal('human_check_required')
    return { name: `challenge ${brand} ${nonce}`, expiresAt, refusal: 'human_check_required' }
  }
  return {
    /** A new challenge of a brand. */
    challenge: async (brand: string): Promise<HumanChallenge> => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(Math.ceil((guesses * 4) / 3), Math.floor((guesses * 2) / 3)),
        expiresAt: new Date(clock().getTime() + GOOD_MS),
        deriveKey,
        ...(await secretsOf(brand)),
      })
      return humanChallenge.parse(challenge)
    },
    read,
    /** Takes the answer to a challenge, once: refuses as well where it was taken before. */
    demand: async (brand: string, text: string | undefined): Promise<void> => spendOnce([await read(brand, text)]),
  }
}

/**
 * Whether a challenge is ours and this its answer: both carry a signature of ours, as the library makes them, so nothing has
 * to be derived. The library checks them as well, but asks WebCrypto, and each answer of that waits for a thread.
 */
function isRight({ challenge, solution }: HumanProof, secrets: Secrets): boolean {
  const { parameters, signature } = challenge
  const signed = JSON.stringify(parameters, Object.keys(parameters).toSorted())
  const key = Buffer.from(solution.derivedKey, 'hex')
  return (
    isSignature(signature, signed, secrets.hmacSignatureSecret) &&
    key.length * 2 === solution.derivedKey.length &&
    isSignature(parameters.keySignature, key, secrets.hmacKeySignatureSecret)
  )
}

function isSignature(text: string, of: string | Buffer, secret: string): boolean {
  const [given, right] = [Buffer.from(text, 'hex'), createHmac('sha256', secret).update(of).digest()]
  return given.length === right.length && timingSafeEqual(given, right)
}

function readProof(text: string | undefined): HumanProof | null {
  if (text === undefined || text.length > HUMAN_PROOF_MAX) return null
  try {
    return humanProof.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')))
  } catch {
    return null
  }
}
