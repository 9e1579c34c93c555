import * as contract from '@sanuk/contracts/office-brands'
import type { Serve } from '#platform/serve'
import type { Brands } from './index.ts'

/** The brands of the installation, as the operators of its own brand look after them. */
export function brandsOfficeRoutes(serve: Serve, { brands }: { readonly brands: Brands }): void {
  serve(contract.listBrands, async () => {
    const [all, home] = await Promise.all([brands.list(), brands.home()])
    return {
      list: all.map(({ id, madeAt, retiredAt, ...brand }) => ({
        ...brand,
        home: id === home,
        madeAt: madeAt.toISOString(),
        retiredAt: retiredAt?.toISOString() ?? null,
      })),
    }
  })

  serve(contract.addBrand, async ({ body }) => {
    await brands.add(body)
    return { code: body.code }
  })

  serve(contract.setBrandHosts, async ({ params, body, brand, origin }) => {
    await brands.setDomains(params.code, body.domains, { brand: brand.id, host: new URL(origin).hostname })
    return {}
  })

  serve(contract.checkHost, ({ query }) => brands.checkHost(query.name))

  serve(contract.retireBrand, async ({ params, body }) => {
    await brands.setRetired(params.code, body.retired)
    return {}
  })
}
