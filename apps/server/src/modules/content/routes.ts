import { announcements } from '@sanuk/contracts/content'
import type { Serve } from '#platform/serve'
import type { Content } from './index.ts'

const SHOWN = 50

export function contentRoutes(serve: Serve, { content }: { readonly content: Content }): void {
  serve(announcements, async ({ brand }) => {
    const list = await content.announcements(brand.id, SHOWN)
    return {
      list: list.map(({ published_at, ...announcement }) => ({
        ...announcement,
        publishedAt: published_at.toISOString(),
      })),
    }
  })
}
