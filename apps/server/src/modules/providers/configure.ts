import type { FieldFault } from '@sanuk/contracts/envelope'
import type { Brand } from '#platform/caller'
import { Refusal } from '#platform/refusal'
import type { SecretCipher } from '#platform/secret-cipher'
import { isGoodAddress } from './issuer-rule.ts'
import type { createConfiguredStore, ProviderSettings } from './store/configured.ts'

type Needs = { readonly store: ReturnType<typeof createConfiguredStore>; readonly cipher: SecretCipher }

/** A provider as an operator enters it. A secret that is left out stays as it was. */
export type ProviderWish = ProviderSettings & { readonly code: string; readonly clientSecret?: string | undefined }

/** What operators do about providers. */
export function createConfigure({ store, cipher }: Needs) {
  return {
    configured: store.list,
    /** Enters or changes a provider. Refuses with `invalid_request` and what is wrong. */
    configure: async ({ clientSecret, ...wish }: ProviderWish, brand: Pick<Brand, 'id' | 'demo'>): Promise<void> => {
      const known = await store.find(brand.id, wish.code)
      const kept =
        clientSecret === undefined ? known?.clientSecret : cipher.seal(clientSecret, `${brand.id} ${wish.code}`)
      const fields: FieldFault[] = [
        ...(isGoodAddress(wish.issuer, brand.demo) ? [] : [{ field: 'issuer', word: 'field.invalid' }]),
        ...(wish.tokenEndpoint === null || isGoodAddress(wish.tokenEndpoint, brand.demo)
          ? []
          : [{ field: 'tokenEndpoint', word: 'field.invalid' }]),
        ...(kept ? [] : [{ field: 'clientSecret', word: 'field.required' }]),
      ]
      if (!kept || fields.length > 0) throw new Refusal('invalid_request', { fields })
      await store.set({ ...wish, brand: brand.id, clientSecret: kept })
    },
    /** Refuses with `not_found`. */
    removeConfigured: async (brand: string, code: string): Promise<void> => {
      if (!(await store.remove(brand, code))) throw new Refusal('not_found')
    },
  }
}
