import type { FRESH_PROOF_WAYS, FreshProof as Shown } from '@sanuk/contracts/factors'
import type { CodeChannel } from '@sanuk/contracts/verification'
import { Refusal } from '#platform/refusal'
import type { Factors } from './factors.ts'
import type { Place } from './passkey-challenge.ts'
import type { Owner } from './tries.ts'

type Needs = {
  readonly factors: Pick<Factors, 'waysOf' | 'tries' | 'checkTotp' | 'checkRecoveryCode' | 'checkPasskey'>
  readonly hasPassword: (member: string) => Promise<boolean>
  readonly isPasswordOf: (member: string, password: string) => Promise<boolean>
  /** Codes to numbers and addresses that members proved. */
  readonly codes: {
    readonly offered: (member: string) => Promise<readonly ProofOffer[]>
    readonly check: (owner: Owner, channel: CodeChannel, code: string) => Promise<void>
  }
}

/** A way that a member has, and where a code would go, masked, or nothing to say. */
export type ProofOffer = { readonly way: (typeof FRESH_PROOF_WAYS)[number]; readonly hint: string | null }

type ByCode = Extract<Shown, { way: CodeChannel }>

export type FreshProof = ReturnType<typeof createFreshProof>
export type DemandProof = FreshProof['demand']

/**
 * Demands that somebody who is signed in shows once more that it is them, as ASVS 5.0, 7.5.1 wants it before a factor
 * is changed.
 */
export function createFreshProof({ factors, hasPassword, isPasswordOf, codes }: Needs) {
  /** Codes are for who has nothing else: a number is stolen more easily than an app, and must not be the way around it. */
  const waysOf = async (member: string): Promise<readonly ProofOffer[]> => {
    const [setUp, password] = await Promise.all([factors.waysOf(member), hasPassword(member)])
    const own = [...(password ? (['password'] as const) : []), ...setUp].map((way) => ({ way, hint: null }))
    return own.length > 0 ? own : codes.offered(member)
  }

  const demandCode = async (owner: Owner, { way, code }: ByCode): Promise<void> => {
    if (!(await waysOf(owner.id)).some((it) => it.way === way)) throw new Refusal('proof_required')
    await codes.check(owner, way, code)
  }

  const demandKnown = async (owner: Owner, proof: Exclude<Shown, ByCode | { way: 'passkey' }>): Promise<void> => {
    if (proof.way === 'password') {
      if (await factors.tries(owner, () => isPasswordOf(owner.id, proof.password))) return
      throw new Refusal('incorrect_credentials')
    }
    const check = proof.way === 'totp' ? factors.checkTotp : factors.checkRecoveryCode
    if (!(await check(owner, proof.code))) throw new Refusal('code_wrong')
  }

  return {
    waysOf,
    /** Only who has nothing to show need not. Refuses with `proof_required`, or with what is wrong. */
    demand: async (owner: Owner, proof: Shown | undefined, place: Place): Promise<void> => {
      if (!proof) {
        if ((await waysOf(owner.id)).length > 0) throw new Refusal('proof_required')
        return
      }
      switch (proof.way) {
        case 'passkey':
          await factors.checkPasskey(proof.response, place, owner.id)
          return
        case 'sms':
        case 'mail':
          return demandCode(owner, proof)
        default:
          return demandKnown(owner, proof)
      }
    },
  }
}
