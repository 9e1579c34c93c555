import type { PasskeyRequest, UsedPasskey } from '@sanuk/contracts/factors'
import { PROOF_WAYS, type ProofWay } from '@sanuk/contracts/identity'
import { Refusal } from '#platform/refusal'
import type { Member } from '../../members/index.ts'
import type { CodeSent } from '../../verification/index.ts'
import type { Visit } from './visit.ts'
import type { Way } from './ways.ts'

/** What a browser sends to prove something: a code, or a passkey's answer. */
export type Answer = { readonly code?: string | undefined; readonly passkey?: UsedPasskey | undefined }

/** What a proof begins with: a code that was sent, or the question for a passkey. */
export type Begun = { sent: CodeSent | null; passkey: PasskeyRequest | null }

/** One way to prove oneself once more, as the room that knows it offers it. */
export type Prover = {
  readonly way: ProofWay
  /** Where a code would go, masked, or nothing to say; `null` where this member has no such way. */
  readonly offered: (member: Member) => Promise<{ readonly hint: string | null } | null>
  /** Sends or prepares what is to be answered, and says what a browser needs for that. */
  readonly begin?: (member: Member, visit: Visit) => Promise<Partial<Begun>>
  /** Throws a refusal where the answer is wrong. */
  readonly check: (member: Member, answer: Answer, visit: Visit) => Promise<void>
}

export type Proofs = ReturnType<typeof createProofs>

/** A code to a number proves nothing besides to somebody who signed in by a code to that number. */
const SAME: Partial<Record<Way, ProofWay>> = { sms: 'sms', firebase: 'sms' }

/** The ways in which members may prove themselves once more, the safest first. */
export function createProofs(provers: readonly Prover[]) {
  const byWay = new Map(provers.map((prover) => [prover.way, prover]))
  const named = (way: ProofWay): Prover => {
    const prover = byWay.get(way)
    if (!prover) throw new Refusal('function_off')
    return prover
  }
  return {
    waysOf: async (member: Member, signedInBy: Way): Promise<{ way: ProofWay; hint: string | null }[]> => {
      const asked = PROOF_WAYS.filter((way) => SAME[signedInBy] !== way)
      const found = await Promise.all(
        asked.map(async (way) => {
          const offered = await byWay.get(way)?.offered(member)
          return offered ? [{ way, hint: offered.hint }] : []
        }),
      )
      return found.flat()
    },
    begin: async (way: ProofWay, member: Member, visit: Visit): Promise<Begun> => ({
      ...{ sent: null, passkey: null },
      ...(await named(way).begin?.(member, visit)),
    }),
    check: (way: ProofWay, member: Member, { answer, visit }: { answer: Answer; visit: Visit }): Promise<void> =>
      named(way).check(member, answer, visit),
  }
}
