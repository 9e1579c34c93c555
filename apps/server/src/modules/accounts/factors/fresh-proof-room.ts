import { defineRoom } from '#platform/room'
import type { Identity } from '../identity/index.ts'
import type { Security } from '../security/index.ts'
import { createFreshProof, type Factors } from './index.ts'

type Below = {
  readonly factors: Factors
  readonly identity: Pick<Identity, 'hasPassword' | 'isPasswordOf'>
  readonly security: Pick<Security, 'proofCodes'>
}

/** What has to be shown again before a way into an account changes. */
export const freshProofRoom = defineRoom({
  name: 'freshProof',
  build: ({ factors, identity, security }: Below) =>
    createFreshProof({
      factors,
      hasPassword: identity.hasPassword,
      isPasswordOf: identity.isPasswordOf,
      codes: security.proofCodes,
    }),
})
