import { randomUUID } from 'node:crypto'
import type { MadePasskey } from '@sanuk/contracts/factors'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import { handleOf, type Place, refusePasskey, spendChallenge, TIMEOUT_MS } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'
import type { Challenges } from './store/challenges.ts'
import type { Passkey, PasskeyStore } from './store/passkeys.ts'

type Named = { readonly id: string; readonly username: string }

/** A passkey as a browser has made it, and what its owner calls it. */
type Made = { readonly name: string; readonly response: MadePasskey }

/** Nobody needs more, and every sign-in reads them all. */
const PASSKEYS_MAX = 20

const SELECTION = { residentKey: 'required', requireResidentKey: true, userVerification: 'required' } as const

type Needs = { readonly store: PasskeyStore; readonly clock: Clock; readonly challenges: Challenges }

/** New passkeys: which of them a browser may make, and what is kept of those it made. */
export function createAddPasskey({ store, clock, challenges }: Needs) {
  const demandRoom = async (member: string): Promise<Passkey[]> => {
    const kept = await store.list(member)
    if (kept.length >= PASSKEYS_MAX) throw new Refusal('passkeys_full')
    return kept
  }

  return {
    /** What a browser needs to make a passkey for a member. Refuses with `passkeys_full`. */
    startAdding: async (member: Named, { brand, origin }: Place) => {
      const kept = (await demandRoom(member.id)).map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key' as const,
        transports: [...transports],
      }))
      const rp = { id: relyingParty(brand.domains, origin).id, name: brand.name }
      const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
        rpName: rp.name,
        rpID: rp.id,
        userID: handleOf(member.id),
        userName: member.username,
        userDisplayName: member.username,
      })
      await challenges.keep(brand.id, challenge, { purpose: 'add', member: member.id })
      return {
        challenge,
        rp,
        user,
        pubKeyCredParams,
        timeout: TIMEOUT_MS,
        attestation: 'none' as const,
        excludeCredentials: kept,
        authenticatorSelection: SELECTION,
      }
    },
    /** Keeps what was made and answers its id. Refuses with `passkey_refused` and `passkeys_full`. */
    add: async (member: Named, { name, response }: Made, { brand, origin }: Place): Promise<string> => {
      await demandRoom(member.id)
      const party = relyingParty(brand.domains, origin)
      const { clientDataJSON, transports = [] } = response.response
      const answer = { brand: brand.id, clientDataJSON }
      const result = await verifyRegistrationResponse({
        response,
        expectedChallenge: await spendChallenge(challenges, answer, { purpose: 'add', member: member.id }),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
      }).catch(refusePasskey)
      if (!result.verified) return refusePasskey()
      const { credential, credentialBackedUp: synced } = result.registrationInfo
      const passkey = {
        id: randomUUID(),
        brand: brand.id,
        member: member.id,
        name,
        madeAt: clock(),
        transports,
        synced,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
      }
      return (await store.add(passkey)) ? passkey.id : refusePasskey()
    },
  }
}
