import type { PasskeyRequest, UsedPasskey } from '@sanuk/contracts/factors'
import type { ProofReason, ProofWay } from '@sanuk/contracts/identity'
import type { Member } from '#platform/capabilities/member'
import type { CodeSent } from '#platform/capabilities/sent-code'
import type { Visit } from '#platform/capabilities/visit'
import { Refusal } from '#platform/refusal'
import type { WaysRow } from '../../factors/index.ts'
import type { Way } from './ways.ts'

/** What a browser sends to prove something: a code, a passkey's answer, or a name. */
export type Answer = {
  readonly code?: string | undefined
  readonly passkey?: UsedPasskey | undefined
  readonly name?: string | undefined
}

/** What a proof begins with: a code that was sent, or the question for a passkey. */
export type Begun = { sent: CodeSent | null; passkey: PasskeyRequest | null }

/** A way that a member has, and where a code would go, masked, or nothing to say. */
export type Offer = { readonly way: ProofWay; readonly hint: string | null }

/** One way to prove oneself once more, as the room that knows it offers it. */
export type Prover = {
  /** Sends or prepares what is to be answered, and says what a browser needs for that. */
  readonly begin?: (member: Member, visit: Visit) => Promise<Partial<Begun>>
  /** Throws a refusal where the answer is wrong. */
  readonly check: (member: Member, answer: Answer, visit: Visit) => Promise<void>
}

/** All ways there are, and which of them a member has, the safest first. */
export type Provers = {
  readonly ways: Readonly<Record<ProofWay, Prover>>
  /** What members set up for this very purpose. */
  readonly factorsOf: (member: Member) => Promise<readonly Offer[]>
  /** The same of whoever was looked up together with them. */
  readonly factorsIn: (row: WaysRow) => readonly Offer[]
  /** The number and the address that they proved to be theirs. */
  readonly contactsOf: (member: Member) => Promise<readonly Offer[]>
  /** The name on the bank accounts that pay them. */
  readonly bankNameOf: (member: Member) => Promise<readonly Offer[]>
}

export type Proofs = ReturnType<typeof createProofs>

/** How somebody signed in, and why that is not enough. */
type Asked = { readonly way: Way; readonly reason?: ProofReason | undefined }

/** A code to a number proves nothing besides to somebody who signed in by a code to that number. */
const SAME: Partial<Record<Way, ProofWay>> = { sms: 'sms', firebase: 'sms' }

/** The ways in which members may prove themselves once more. */
export function createProofs({ ways, factorsOf, factorsIn, contactsOf, bankNameOf }: Provers) {
  /**
   * Whoever set up a factor is asked for it alone: a number is stolen more easily than an app. A name is known to many
   * people, so it is enough for a new network only and never for a new device.
   */
  const waysOf = async (
    member: Member,
    { way: signedInBy, reason }: Asked,
    known?: readonly Offer[],
  ): Promise<readonly Offer[]> => {
    const factors = known ?? (await factorsOf(member))
    if (factors.length > 0) return factors
    const contacts = (await contactsOf(member)).filter(({ way }) => SAME[signedInBy] !== way)
    return reason === 'new_address' ? [...contacts, ...(await bankNameOf(member))] : contacts
  }
  return {
    factorsOf,
    factorsIn,
    /** How a member may prove themselves, the safest way first; `known` are their factors if they were read already. */
    waysOf,
    /** Refuses with `function_off` for a way that is not one of the member's. */
    demandOffered: async (member: Member, way: ProofWay, asked: Asked): Promise<void> => {
      const offered = await waysOf(member, asked)
      if (!offered.some((it) => it.way === way)) throw new Refusal('function_off')
    },
    begin: async (way: ProofWay, member: Member, visit: Visit): Promise<Begun> => ({
      sent: null,
      passkey: null,
      ...(await ways[way].begin?.(member, visit)),
    }),
    check: (way: ProofWay, member: Member, { answer, visit }: { answer: Answer; visit: Visit }): Promise<void> =>
      ways[way].check(member, answer, visit),
  }
}
