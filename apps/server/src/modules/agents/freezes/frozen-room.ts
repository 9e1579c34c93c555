import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import { createFrozen } from './index.ts'

type Below = { readonly members: Pick<Members, 'find'> }

/** Says who is kept from signing in, betting or withdrawing, to the rooms that let people do it. */
export const frozenRoom = defineRoom({
  name: 'frozen',
  build: ({ members }: Below, { database, clock }) => createFrozen({ database, clock, findMember: members.find }),
})
