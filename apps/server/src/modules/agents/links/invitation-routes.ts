import { checkAffiliate, countLinkVisit } from '@sanuk/contracts/agent-links'
import type { Serve } from '#platform/serve'
import type { Invitations } from './index.ts'

/** What visitors ask about invitations. */
export function invitationRoutes(serve: Serve, { invitations }: { readonly invitations: Invitations }): void {
  serve(checkAffiliate, ({ query, ...visit }) => invitations.check(query.code, visit))
  serve(countLinkVisit, async ({ body, ...visit }) => {
    await invitations.countVisit(body.code, visit)
    return {}
  })
}
