import * as contract from '@sanuk/contracts/office-lists'
import type { Game } from '#platform/capabilities/game'
import type { Serve } from '#platform/serve'
import type { Catalogue } from './index.ts'

const named = ({ code, names }: Game) => ({ code, names })

/** How operators look at vendors' lists and take them over. Lists are no brand's: they go for all of them. */
export function listsOfficeRoutes(serve: Serve, { lists }: Pick<Catalogue, 'lists'>): void {
  serve(contract.readLists, async () => ({ list: await lists.all() }))

  serve(contract.setListManner, async ({ params, body }) => {
    await lists.setByHand(params.vendor, body.byHand)
    return {}
  })

  serve(contract.compareList, async ({ params }) => {
    const { vendor, digest, fetched, added, changed, gone, reordered } = await lists.compare(params.vendor)
    return {
      vendor: vendor.code,
      name: vendor.name,
      digest,
      fetched,
      reordered,
      new: added.map(named),
      changed: changed.map((game) => ({ ...named(game), fields: [...game.fields] })),
      gone: gone.map(named),
    }
  })

  serve(contract.takeList, ({ params, body }) => lists.take(params.vendor, body))
}
