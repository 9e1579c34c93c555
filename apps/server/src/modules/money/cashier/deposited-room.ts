import { defineRoom } from '#platform/room'
import { createDeposited } from './index.ts'

/** What members deposited so far, for rooms below the cashier. */
export const depositedRoom = defineRoom({
  name: 'deposited',
  build: (_below: object, { database }) => createDeposited(database),
})
