import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import { consentRoutes } from './consent-routes.ts'
import { type Consent, createConsent } from './index.ts'

/** What members have to agree to before they play on or pay in. */
export const consentRoom = defineRoom({
  name: 'consent',
  build: ({ members }: { readonly members: Members }, { database, clock }) =>
    createConsent({ database, clock, members }),
  site: (serve, { consent }: { readonly consent: Consent }) => consentRoutes(serve, { consent }),
})
