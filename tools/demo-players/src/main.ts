import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { makeUsername } from './names.ts'
import { type Seat, takeSeat } from './play.ts'
import { createSite } from './site.ts'
import { sitAtTable } from './table-seat.ts'

const { PLATFORM_ORIGIN } = process.env
if (!PLATFORM_ORIGIN) throw new Error('PLATFORM_ORIGIN is not set')

/**
 * So many people play in the demo, each with a first evening of so many spins; then one of them spins now and then, bets on
 * a lottery and shoots a number at Yeekee. Beside that everybody bets at a live table.
 */
const PLAYERS = 8
const FIRST_SPINS = 24
const PAUSE_MS = 6_000

/** Links of the demo agents (`apps/server/src/seed/demo-links.ts`): by turns somebody comes by each, or by none. */
const LINKS = ['TEAMSANUK2', 'TEAMMAHA88', 'TEAMNRAN77', 'TEAMWCHA66', null]

const ended = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ended.abort())

const site = createSite(PLATFORM_ORIGIN)
process.stdout.write('ready\n')

/**
 * Somebody new sits down: every second player at a game that fills a jackpot, so that the pools grow; the others at any
 * slot.
 */
async function sitDown(
  player: number,
): Promise<Seat & { readonly bet: () => Promise<void>; readonly shoot: () => Promise<void> }> {
  const link = LINKS[player % LINKS.length]
  const token = await site.join(makeUsername(), link && (await site.isOpen(link)) ? link : undefined)
  await site.deposit(token, '5000')
  const atJackpots = player % 2 === 0 ? await site.jackpotSlots() : []
  const slots = atJackpots.length > 0 ? atJackpots : await site.slots()
  const place = atJackpots.length > 0 ? (player / 2) % slots.length : randomInt(Math.max(slots.length, 1))
  const seat = await takeSeat(await site.openGame(token, slots[place]))
  void playAtTable(token, player)
  return { ...seat, bet: () => site.betOnLottery(token), shoot: () => site.shootAtYeekee(token) }
}

/** Everybody also sits at a live table, in another window: two at each, and every third table. */
async function playAtTable(token: string, player: number): Promise<void> {
  try {
    const tables = await site.tables()
    const table = tables[(Math.floor(player / 2) * 3) % Math.max(1, tables.length)]
    if (table) await sitAtTable(await site.openGame(token, table), ended.signal)
  } catch (error) {
    if (!ended.signal.aborted) console.error(String(error))
  }
}

const seats: (Awaited<ReturnType<typeof sitDown>> | null)[] = []
try {
  for (let player = 0; player < PLAYERS && !ended.signal.aborted; player += 1) {
    const seat = await sitDown(player)
    for (let spin = 0; spin < FIRST_SPINS && !ended.signal.aborted; spin += 1) await seat.spin()
    seats.push(seat)
  }
  for (let turn = 0; !ended.signal.aborted; turn = (turn + 1) % PLAYERS) {
    await wait(PAUSE_MS, undefined, { signal: ended.signal })
    const seat = seats[turn]
    // Who has run out of money, or whose session is over, goes home; somebody else takes the seat a turn later.
    if (seat) {
      await seat.spin().catch(() => seats.splice(turn, 1, null))
      // An issue may have ended in the meantime.
      await seat.bet().catch(() => undefined)
      await seat.shoot().catch(() => undefined)
    } else seats[turn] = await sitDown(turn).catch(() => null)
  }
} catch (error) {
  if (!ended.signal.aborted) console.error(String(error))
}
