import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { MessageBook } from '../message-book.ts'
import { createIdTokens, TOKEN_SECONDS } from './id-tokens.ts'
import { identityToolkit, type ToolkitNeeds } from './identity-toolkit.ts'
import { createPeople } from './people.ts'
import { answerPages, demand } from './toolkit-fault.ts'

const refreshing = z.object({ refresh_token: z.string() })

/**
 * Google's services as far as Firebase's JavaScript SDK calls them to prove a phone number, at the paths it calls when
 * it is told of an emulator, and the keys of the tokens that come of it. The message arrives at the demo phone.
 */
export function addFirebaseRoutes(
  app: FastifyInstance,
  { book, now }: { readonly book: MessageBook; readonly now: () => number },
): void {
  const needs = { book, now, tokens: createIdTokens(now), people: createPeople(now) }
  app.register(async (toolkit) => identityToolkit(toolkit, needs), { prefix: '/identitytoolkit.googleapis.com' })
  app.register(async (service) => secureToken(service, needs), { prefix: '/securetoken.googleapis.com' })
  app.get(
    '/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    () => needs.tokens.published,
  )
}

/** Google's Secure Token service: a new token for whoever is signed in; when the number was proved stays as it was. */
function secureToken(service: FastifyInstance, { tokens, people }: Pick<ToolkitNeeds, 'tokens' | 'people'>): void {
  answerPages(service)
  service.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  service.post('/v1/token', ({ body }) => {
    const { refresh_token } = refreshing.parse(body)
    const { person, since } = demand(people.byRefreshToken(refresh_token), 'INVALID_REFRESH_TOKEN')
    const token = tokens.make(person, since)
    return {
      access_token: token,
      id_token: token,
      refresh_token,
      token_type: 'Bearer',
      expires_in: String(TOKEN_SECONDS),
      user_id: person.id,
      project_id: person.project,
    }
  })
}
