import { defineRoom } from '#platform/room'
import type { Members } from '../members/index.ts'
import type { Verification } from '../verification/index.ts'
import { createContactCodes } from './index.ts'

type Below = { readonly members: Members; readonly verification: Verification }

/** Codes sent to a phone or mail address that is proved to be the member's, for a sign-in from a new device. */
export const contactCodesRoom = defineRoom({
  name: 'contactCodes',
  build: ({ members, verification }: Below) => createContactCodes({ members, verification }, 'device'),
})
