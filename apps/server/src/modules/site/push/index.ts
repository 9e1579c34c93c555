import { randomUUID } from 'node:crypto'
import type { subscribePush } from '@sanuk/contracts/push'
import type { InputOf } from '@sanuk/contracts/route'
import type { Log } from '@sanuk/host/log'
import type { Outgoing } from '@sanuk/host/outgoing'
import type { Brand } from '#platform/caller'
import type { DemandBudgets } from '#platform/capabilities/budgets'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { placeOf } from '#platform/place-of'
import { Refusal } from '#platform/refusal'
import { createDeliver, type News } from './deliver.ts'
import { isPublicKey } from './encrypt.ts'
import { isPushEndpoint } from './endpoint.ts'
import { createPushService } from './push-service.ts'
import { createPushStore } from './store.ts'
import { createVapid } from './vapid.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly outgoing: Outgoing
  readonly budgets: { readonly demand: DemandBudgets }
  /** Of which the key pair is made; without it nobody can subscribe and nothing is sent. */
  readonly installationSecret: string | undefined
  /** Address under which push services reach whoever sends. */
  readonly contact: string
  /** Origin of what stands in for the browsers' push services. */
  readonly standIn: string | null
  readonly newsForPhones: (now: Date) => Promise<readonly News[]>
}

export type Push = ReturnType<typeof createPush>

/** Many phones share one address of their network. */
const SUBSCRIPTIONS = { name: 'push subscriptions', limit: 60, seconds: 60 * 60 }

const DELIVERIES_KEPT_MS = 30 * 24 * 3600 * 1000

/** News that reach phones and computers while the site is closed there. */
export function createPush({ installationSecret, contact, standIn, ...needs }: Needs) {
  const { database, clock, budgets, outgoing } = needs
  const store = createPushStore(database)
  const vapid = installationSecret === undefined ? null : createVapid(installationSecret, contact)
  const deliver = vapid && createDeliver({ ...needs, store, send: createPushService({ vapid, standIn, outgoing }) })
  const demandVapid = () => {
    if (!vapid) throw new Refusal('function_off')
    return vapid
  }
  return {
    /** Refuses with `function_off`. */
    publicKey: (): string => demandVapid().publicKey,
    /** Refuses with `function_off`, `push_service_unknown`, `push_key_invalid` and `too_many_requests`. */
    subscribe: async (
      { endpoint, keys, language }: InputOf<typeof subscribePush>['body'],
      from: { readonly brand: Brand; readonly address: string },
    ): Promise<void> => {
      demandVapid()
      if (!isPushEndpoint(endpoint, standIn)) throw new Refusal('push_service_unknown')
      const p256dh = Buffer.from(keys.p256dh, 'base64url')
      if (!isPublicKey(p256dh)) throw new Refusal('push_key_invalid')
      const brand = from.brand.id
      await budgets.demand(brand, [{ ...SUBSCRIPTIONS, subject: placeOf(from.address).address }])
      const auth = Buffer.from(keys.auth, 'base64url')
      await store.subscribe({ id: randomUUID(), brand, endpoint, p256dh, auth, language, made_at: clock() })
    },
    unsubscribe: (brand: Brand, endpoint: string): Promise<void> => store.unsubscribe(brand.id, endpoint),
    deliver: async (): Promise<void> => deliver?.(),
    forgetOld: (): Promise<void> => store.forget(new Date(clock().getTime() - DELIVERIES_KEPT_MS)),
  }
}
