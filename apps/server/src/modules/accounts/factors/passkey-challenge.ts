import * as z from 'zod/mini'
import type { Brand } from '#platform/caller'
import { Refusal } from '#platform/refusal'
import type { Challenges, Purpose } from './store/challenges.ts'

/** Where a passkey is made or used. */
export type Place = { readonly brand: Brand; readonly origin: string }

/** How long a browser, and whoever sits before it, may take. */
export const TIMEOUT_MS = 5 * 60 * 1000

const clientData = z.object({ challenge: z.string() })

/** Whatever is wrong with what a browser sent, this is what it hears. */
export const refusePasskey = (): never => {
  throw new Refusal('passkey_refused')
}

/**
 * The challenge that was signed, by the `clientDataJSON` of an answer. It must have been kept for this very purpose, and
 * is good for nothing from now on. Refuses with `passkey_refused`.
 */
export async function spendChallenge(
  challenges: Challenges,
  answer: { readonly brand: string; readonly clientDataJSON: string },
  purpose: Purpose,
): Promise<string> {
  const challenge = challengeIn(answer.clientDataJSON)
  if (!(await challenges.spend(answer.brand, challenge, purpose))) refusePasskey()
  return challenge
}

function challengeIn(clientDataJSON: string): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge
  } catch {
    return refusePasskey()
  }
}

/** A member as authenticators know them: the bytes of their id, which say nothing of who that is. */
export const handleOf = (member: string) => Buffer.from(member.replaceAll('-', ''), 'hex')
