import { defineRoom } from '#platform/room'
import { createHolders } from './index.ts'

/** Whose name stands on a member's bank accounts; asked before anybody is signed in. */
export const holdersRoom = defineRoom({
  name: 'holders',
  build: (_below: object, { database, clock }) => createHolders({ database, clock }),
})
