import { pushKey, subscribePush, unsubscribePush } from '@sanuk/contracts/push'
import type { Serve } from '#platform/serve'
import type { Push } from './index.ts'

export function pushRoutes(serve: Serve, { push }: { readonly push: Push }): void {
  serve(pushKey, async () => ({ publicKey: push.publicKey() }))
  serve(subscribePush, async ({ brand, address, body }) => {
    await push.subscribe(body, { brand, address })
    return {}
  })
  serve(unsubscribePush, async ({ brand, body }) => {
    await push.unsubscribe(brand, body.endpoint)
    return {}
  })
}
