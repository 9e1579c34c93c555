import { feedbackPictures, listFeedback, settleFeedback } from '@sanuk/contracts/office-feedback'
import { readListQuery } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import type { Feedback } from './index.ts'

export function feedbackOfficeRoutes(serve: Serve, { feedback }: { readonly feedback: Feedback }): void {
  serve(listFeedback, async ({ brand, query }) => {
    const wanted = { open: query.open !== undefined, search: query.search }
    const [{ list, nextCursor }, { waiting }] = await Promise.all([
      feedback.list(brand.id, wanted, readListQuery(query, brand)),
      feedback.queue(brand.id),
    ])
    return {
      list: list.map(({ pictures, given_at, settled_at, ...message }) => ({
        ...message,
        pictures: pictures.length,
        givenAt: given_at.toISOString(),
        settledAt: settled_at?.toISOString() ?? null,
      })),
      nextCursor,
      waiting,
    }
  })

  serve(feedbackPictures, async ({ brand, params }) => {
    const pictures = await feedback.picturesOf(brand, params.id)
    return { list: pictures.map((bytes) => bytes.toString('base64')) }
  })

  serve(settleFeedback, async ({ brand, params, body }) => {
    await feedback.settle(brand, params.id, body.note)
    return {}
  })
}
