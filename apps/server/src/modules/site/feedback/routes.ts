import { giveFeedback } from '@sanuk/contracts/feedback'
import type { Serve } from '#platform/serve'
import type { Feedback } from './index.ts'

export function feedbackRoutes(serve: Serve, { feedback }: { readonly feedback: Feedback }): void {
  serve(giveFeedback, async ({ brand, language, address, body }) => {
    await feedback.give(body, { brand, language, address })
    return {}
  })
}
