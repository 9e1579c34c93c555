import type { FieldFault } from '@sanuk/contracts/envelope'
import type { Log } from '@sanuk/host/log'
import type { Outgoing } from '@sanuk/host/outgoing'
import type { SecretCipher } from '@sanuk/host/secret-cipher'
import type { Brand } from '#platform/caller'
import { Refusal } from '#platform/refusal'
import { isGoodAddress } from './issuer-rule.ts'
import { discover } from './issuers.ts'
import type { createConfiguredStore, ProviderSettings } from './store/configured.ts'

type Needs = {
  readonly store: ReturnType<typeof createConfiguredStore>
  readonly cipher: SecretCipher
  readonly log: Log
  readonly outgoing: Outgoing
}

/** A provider as an operator enters it. A secret that is left out stays as it was. */
export type ProviderWish = ProviderSettings & { readonly code: string; readonly clientSecret?: string | undefined }

/** What operators do about providers. */
export function createConfigure({ store, cipher, log, outgoing }: Needs) {
  const addressFaults = async (field: string, address: string | null, demo: boolean): Promise<FieldFault[]> => {
    if (address === null) return []
    if (!isGoodAddress(address, demo)) return [{ field, word: 'field.invalid' }]
    return (await outgoing.refuses(new URL(address))) ? [{ field, word: 'field.address_private' }] : []
  }
  return {
    configured: store.list,
    /** Enters or changes a provider. Refuses with `invalid_request` and what is wrong. */
    configure: async ({ clientSecret, ...wish }: ProviderWish, brand: Pick<Brand, 'id' | 'demo'>): Promise<void> => {
      const known = await store.find(brand.id, wish.code)
      const kept =
        clientSecret === undefined ? known?.clientSecret : cipher.seal(clientSecret, `${brand.id} ${wish.code}`)
      const fields: FieldFault[] = [
        ...(await addressFaults('issuer', wish.issuer, brand.demo)),
        ...(await addressFaults('tokenEndpoint', wish.tokenEndpoint, brand.demo)),
        ...(kept ? [] : [{ field: 'clientSecret', word: 'field.required' }]),
      ]
      if (!kept || fields.length > 0) throw new Refusal('invalid_request', { fields })
      await store.set({ ...wish, brand: brand.id, clientSecret: kept })
    },
    /**
     * Where a provider lets its visitors sign in and gives tokens, as it says now. Refuses with `not_found`,
     * `provider_unreachable` and, where it names no such places, `provider_failed`.
     */
    askConfigured: async (brand: string, code: string): Promise<{ authorization: string; token: string }> => {
      const provider = await store.find(brand, code)
      if (!provider) throw new Refusal('not_found')
      const clientSecret = cipher.open(provider.clientSecret, `${brand} ${code}`)
      const client = await discover({ ...provider, clientSecret }, outgoing).catch((error: unknown) => {
        log.warn({ provider: code, error: String(error) }, 'a sign-in provider does not say what it is')
        throw new Refusal('provider_unreachable')
      })
      const { authorization_endpoint: authorization, token_endpoint: token } = client.serverMetadata()
      if (!authorization || !token) throw new Refusal('provider_failed')
      return { authorization, token }
    },
    /** Refuses with `not_found`. */
    removeConfigured: async (brand: string, code: string): Promise<void> => {
      if (!(await store.remove(brand, code))) throw new Refusal('not_found')
    },
  }
}
