import type { FreshProof } from '@sanuk/contracts/factors'
import { Refusal } from '#platform/refusal'
import type { Factors } from './index.ts'
import type { Place } from './passkey-challenge.ts'
import type { Owner } from './tries.ts'

type Needs = {
  readonly factors: Pick<Factors, 'waysOf' | 'tries' | 'checkTotp' | 'checkRecoveryCode' | 'checkPasskey'>
  readonly hasPassword: (member: string) => Promise<boolean>
  readonly isPasswordOf: (member: string, password: string) => Promise<boolean>
}

export type DemandProof = ReturnType<typeof createFreshProof>

/**
 * Demands that somebody who is signed in shows once more that it is them, as ASVS 5.0, 7.5.1 wants it before a factor
 * is changed. Only who has nothing to show need not. Refuses with `proof_required`, or with what is wrong.
 */
export function createFreshProof({ factors, hasPassword, isPasswordOf }: Needs) {
  const isRight = async (owner: Owner, proof: Exclude<FreshProof, { way: 'passkey' }>): Promise<boolean> => {
    if (proof.way === 'password') return factors.tries(owner, () => isPasswordOf(owner.id, proof.password))
    const check = proof.way === 'totp' ? factors.checkTotp : factors.checkRecoveryCode
    return check(owner, proof.code)
  }
  return async (owner: Owner, proof: FreshProof | undefined, place: Place): Promise<void> => {
    if (proof?.way === 'passkey') {
      await factors.checkPasskey(proof.response, place, owner.id)
    } else if (proof) {
      if (await isRight(owner, proof)) return
      throw new Refusal(proof.way === 'password' ? 'incorrect_credentials' : 'code_wrong')
    } else {
      const nothingToShow = (await factors.waysOf(owner.id)).length === 0 && !(await hasPassword(owner.id))
      if (!nothingToShow) throw new Refusal('proof_required')
    }
  }
}
