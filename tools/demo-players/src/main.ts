import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { makeUsername } from './names.ts'
import { type Seat, takeSeat } from './play.ts'
import { createSite } from './site.ts'

const { PLATFORM_ORIGIN } = process.env
if (!PLATFORM_ORIGIN) throw new Error('PLATFORM_ORIGIN is not set')

/** So many people play in the demo, each with a first evening of so many spins; then one of them spins now and then. */
const PLAYERS = 8
const FIRST_SPINS = 24
const PAUSE_MS = 6_000

const ended = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ended.abort())

const site = createSite(PLATFORM_ORIGIN)
process.stdout.write('ready\n')

const seats: Seat[] = []
try {
  for (let player = 0; player < PLAYERS && !ended.signal.aborted; player += 1) {
    const token = await site.join(makeUsername())
    await site.deposit(token, '5000')
    const seat = await takeSeat(await site.openGame(token, randomInt))
    for (let spin = 0; spin < FIRST_SPINS && !ended.signal.aborted; spin += 1) await seat.spin()
    seats.push(seat)
  }
  for (let turn = 0; seats.length > 0 && !ended.signal.aborted; turn += 1) {
    await wait(PAUSE_MS, undefined, { signal: ended.signal })
    const seat = seats[turn % seats.length]
    // Whoever has run out of money or whose session is over goes home.
    await seat?.spin().catch(() => seats.splice(turn % seats.length, 1))
  }
} catch (error) {
  if (!ended.signal.aborted) console.error(String(error))
}
