import type { ProofReason } from '@sanuk/contracts/identity'
import type { Member } from '#platform/capabilities/member'
import type { Visit } from '#platform/capabilities/visit'
import type { Acquaintance, createReadAcquaintance } from '../store/acquaintances.ts'
import type { Networks } from '../store/networks.ts'
import type { Devices } from './devices.ts'
import type { Offer, Proofs } from './proofs.ts'
import type { Way } from './ways.ts'

type Needs = {
  readonly readAcquaintance: ReturnType<typeof createReadAcquaintance>
  readonly devices: Devices
  readonly networks: Pick<Networks, 'isKnown'>
  readonly proofs: Pick<Proofs, 'factorsOf' | 'waysOf'>
}

/** How somebody signed in, and what was read about them on the way. */
type SignedIn = {
  readonly way: Way
  readonly proved: boolean
  readonly acquaintance?: Acquaintance | undefined
  readonly factors?: readonly Offer[] | undefined
}

/** Why one more proof is asked for, and the ways in which it may be given. */
export type DueProof = { readonly reason: ProofReason; readonly ways: Offer[] }

/** Two proofs in one, and accounts that are new. */
const ENOUGH: readonly Way[] = ['passkey', 'registration']

/**
 * What a member has to prove besides, if anything. A second factor is always asked for; a new device or network only
 * where the brand checks them and the member has a way to prove themselves.
 */
export function createDueProof({ readAcquaintance, devices, networks, proofs }: Needs) {
  /** Whoever never signed in anywhere is no stranger: there is nothing to compare with. */
  const reasonsOf = async (member: Member, signedIn: SignedIn, visit: Visit): Promise<ProofReason[]> => {
    const { modules } = visit.brand
    if (!modules.has('NEWDEVVERIF3') && !modules.has('NEWADDRVERIF3')) return []
    const acquaintance = signedIn.acquaintance ?? (await readAcquaintance(member.id, devices.hashOf(visit)))
    const newDevice = modules.has('NEWDEVVERIF3') && !devices.isFamiliar(acquaintance, visit)
    const newAddress =
      modules.has('NEWADDRVERIF3') && acquaintance.any && !(await networks.isKnown(member.id, visit.address))
    return [
      // A browser is remembered together with its device.
      ...(newDevice && signedIn.way !== 'remembered' ? (['new_device'] as const) : []),
      ...(newAddress ? (['new_address'] as const) : []),
    ]
  }

  return async (member: Member, signedIn: SignedIn, visit: Visit): Promise<DueProof | null> => {
    const { way, proved } = signedIn
    if (proved || ENOUGH.includes(way)) return null
    const factors = signedIn.factors ?? (await proofs.factorsOf(member))
    // A browser is remembered after the second factor was given there.
    if (factors.length > 0 && way !== 'remembered') return { reason: 'second_factor', ways: [...factors] }
    for (const reason of await reasonsOf(member, signedIn, visit)) {
      const ways = await proofs.waysOf(member, { way, reason }, factors)
      if (ways.length > 0) return { reason, ways: [...ways] }
    }
    return null
  }
}
