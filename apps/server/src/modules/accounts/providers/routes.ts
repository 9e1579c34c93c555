import {
  finishProvider,
  linkProvider,
  listProviders,
  ownProviders,
  startProvider,
  unlinkProvider,
} from '@sanuk/contracts/providers'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { DemandProof } from '../factors/index.ts'
import type { Providers } from './index.ts'

type Needs = {
  readonly providers: Providers
  readonly demandProof: DemandProof
  /** Whether anything but a provider lets the member in. */
  readonly isLetInOtherwise: (member: string) => Promise<boolean>
}

export function providersRoutes(serve: Serve, { providers, demandProof, isLetInOtherwise }: Needs): void {
  serve(listProviders, async ({ brand }) => ({
    providers: (await providers.offered(brand.id)).map(({ code, name }) => ({ code, name })),
  }))

  serve(startProvider, async ({ params, body, ...place }) => ({
    url: await providers.start(params.provider, body.page, place),
  }))

  serve(finishProvider, async ({ params, query, ...place }) => ({
    location: await providers.finish(params.provider, query, place),
  }))

  serve(ownProviders, async ({ caller, brand }) => {
    const [offered, links] = await Promise.all([providers.offered(brand.id), providers.linksOf(caller.id)])
    const linkOf = (code: string) => links.find(({ provider }) => provider === code)
    return {
      providers: offered.map(({ code, name }) => {
        const link = linkOf(code)
        return { code, name, linked: link ? { email: link.email, since: link.linkedAt.toISOString() } : null }
      }),
    }
  })

  serve(linkProvider, async ({ caller, body, ...place }) => {
    const owner = { id: caller.id, brand: place.brand.id }
    await demandProof(owner, body.proof, place)
    const { member, ...identity } = await providers.spendTicket(body.ticket, place)
    if (member !== null) throw new Refusal('identity_linked')
    await providers.link(owner, identity)
    return {}
  })

  serve(unlinkProvider, async ({ caller, body, ...place }) => {
    await demandProof({ id: caller.id, brand: place.brand.id }, body.proof, place)
    await providers.unlink(caller.id, body.provider, () => isLetInOtherwise(caller.id))
    return {}
  })
}
