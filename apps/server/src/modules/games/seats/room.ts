import { defineRoom } from '#platform/room'
import { createSeats } from './index.ts'

export const seatsRoom = defineRoom({
  name: 'seats',
  build: (_below: object, { database, clock }) => createSeats({ database, clock }),
})
