import type { PasskeyRequest, UsedPasskey } from '@sanuk/contracts/factors'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { createAddPasskey } from './add-passkey.ts'
import { handleOf, type Place, refusePasskey, spendChallenge, TIMEOUT_MS } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'
import type { Challenges, Purpose } from './store/challenges.ts'
import { createPasskeyStore, type Passkey } from './store/passkeys.ts'

type Needs = { readonly database: Database; readonly clock: Clock; readonly challenges: Challenges }

/** Passkeys: made for a member, used to sign in or to prove oneself once more. */
export function createPasskeys({ database, clock, challenges }: Needs) {
  const store = createPasskeyStore(database)
  return {
    ...createAddPasskey({ store, clock, challenges }),
    list: (member: string): Promise<Passkey[]> => store.list(member),
    rename: store.rename,
    /** What a browser needs to use a passkey: one of the member's or, without a member, any. */
    start: async ({ brand, origin }: Place, member: string | null): Promise<PasskeyRequest> => {
      const { id: rpId } = relyingParty(brand.domains, origin)
      const known = member === null ? [] : await store.list(member)
      const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
      await challenges.keep(brand.id, challenge, purposeOf(member))
      return {
        challenge,
        rpId,
        timeout: TIMEOUT_MS,
        userVerification: 'required',
        allowCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          type: 'public-key',
          transports: [...transports],
        })),
      }
    },
    /**
     * Whose passkey was used, for what `start` asked. Refuses with `passkey_refused`, whatever is wrong: a challenge
     * that was not ours, a signature, another site, a user who was not verified, a count that went back.
     */
    check: async (response: UsedPasskey, { brand, origin }: Place, member: string | null): Promise<string> => {
      const { clientDataJSON, userHandle } = response.response
      const expectedChallenge = await spendChallenge(challenges, { brand: brand.id, clientDataJSON }, purposeOf(member))
      const passkey = await store.find(brand.id, response.id)
      if (!passkey || !isOwn(passkey, { member, userHandle })) return refusePasskey()
      const party = relyingParty(brand.domains, origin)
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        requireUserVerification: true,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
      }).catch(refusePasskey)
      const use = { counter: authenticationInfo.newCounter, at: clock() }
      return verified && (await store.use(passkey.id, use)) ? passkey.member : refusePasskey()
    },
    /** Takes a passkey away. Refuses with `not_found`, and with `last_way_in` where nothing else opens the account. */
    remove: (member: string, id: string, isOtherWayIn: () => Promise<boolean>): Promise<void> =>
      inTransaction(database, async (transaction) => {
        await takeAdvisoryLock(transaction, `ways in of ${member}`)
        const kept = await store.list(member, transaction)
        if (!kept.some((passkey) => passkey.id === id)) throw new Refusal('not_found')
        if (kept.length === 1 && !(await isOtherWayIn())) throw new Refusal('last_way_in')
        await store.remove(transaction, id)
      }),
  }
}

/** Whether a passkey is of the member who is asked for, and of the one whom it says it is of. */
function isOwn(passkey: Passkey, said: { readonly member: string | null; readonly userHandle?: string | undefined }) {
  const { member, userHandle } = said
  if (member !== null && passkey.member !== member) return false
  return userHandle === undefined || userHandle === handleOf(passkey.member).toString('base64url')
}

const purposeOf = (member: string | null): Purpose =>
  member === null ? { purpose: 'sign_in', member } : { purpose: 'prove', member }
