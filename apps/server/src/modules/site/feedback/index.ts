import { randomUUID } from 'node:crypto'
import type { giveFeedback } from '@sanuk/contracts/feedback'
import type { InputOf } from '@sanuk/contracts/route'
import type { Brand } from '#platform/caller'
import type { DemandBudgets } from '#platform/capabilities/budgets'
import type { ClosedPictureBytes, KeepClosedPicture } from '#platform/capabilities/stored-pictures'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { placeOf } from '#platform/place-of'
import { Refusal } from '#platform/refusal'
import { createFeedbackStore } from './store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly budgets: { readonly demand: DemandBudgets }
  readonly pictures: { readonly keepClosed: KeepClosedPicture; readonly closedBytes: ClosedPictureBytes }
}

export type Feedback = ReturnType<typeof createFeedback>

const MESSAGES = { name: 'feedback', limit: 3, seconds: 30 * 60 }
const PICTURES = { name: 'feedback pictures', limit: 6, seconds: 60 * 60 }

/** What people tell the brand. */
export function createFeedback({ database, clock, budgets, pictures }: Needs) {
  const store = createFeedbackStore(database)
  return {
    /** Refuses with `too_many_requests` and the codes of `PICTURE_REFUSALS`. */
    give: async (
      message: InputOf<typeof giveFeedback>['body'],
      from: { readonly brand: Brand; readonly language: string; readonly address: string },
    ): Promise<void> => {
      const brand = from.brand.id
      const subject = placeOf(from.address).address
      const entries = [{ ...MESSAGES, subject }, ...message.images.map(() => ({ ...PICTURES, subject }))]
      await budgets.demand(brand, entries)
      const kept: string[] = []
      for (const image of message.images) kept.push(await pictures.keepClosed(brand, image))
      await store.add({
        id: randomUUID(),
        brand,
        topic: message.topic,
        content: message.content,
        email: message.email ?? null,
        language: from.language,
        pictures: kept,
        given_at: clock(),
      })
    },
    list: store.list,
    queue: store.queue,
    /** Refuses with `not_found`. */
    picturesOf: async (brand: Brand, id: string): Promise<Buffer[]> => {
      const ids = await store.picturesOf(brand.id, id)
      if (!ids) throw new Refusal('not_found')
      return pictures.closedBytes(brand.id, ids)
    },
    /** Refuses with `not_found`. */
    settle: async (brand: Brand, id: string, note: string | undefined): Promise<void> => {
      const found = await store.settle(brand.id, id, { settled_at: clock(), note: note ?? null })
      if (!found) throw new Refusal('not_found')
    },
  }
}
