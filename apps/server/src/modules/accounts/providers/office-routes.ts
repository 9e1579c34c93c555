import {
  askSignInProvider,
  removeSignInProvider,
  setSignInProvider,
  signInProviders,
} from '@sanuk/contracts/office-providers'
import type { Serve } from '#platform/serve'
import type { Providers } from './index.ts'
import { callbackOf } from './sign-in.ts'

export function providersOfficeRoutes(serve: Serve, { providers }: { readonly providers: Providers }): void {
  serve(signInProviders, async ({ brand }) => ({
    providers: (await providers.configured(brand.id)).map(({ brand: _, clientSecret: __, ...provider }) => ({
      ...provider,
      callbacks: brand.domains.map((domain) => callbackOf(`https://${domain}`, provider.code)),
    })),
  }))

  serve(setSignInProvider, async ({ brand, body }) => {
    await providers.configure(body, brand)
    return {}
  })

  serve(askSignInProvider, ({ brand, params }) => providers.askConfigured(brand.id, params.provider))

  serve(removeSignInProvider, async ({ brand, params }) => {
    await providers.removeConfigured(brand.id, params.provider)
    return {}
  })
}
