import { BATCH_MAX } from '@sanuk/contracts/seamless'
import type { Amount } from '@sanuk/money/amount'
import { type MovingCall, movingCalls } from './moving-calls.ts'
import type { Platform, Reply } from './platform.ts'

/** How many calls and batches are under way at once: one that takes long holds up only those that travel with it. */
const AT_ONCE = 4

type Waiting = {
  readonly call: MovingCall
  readonly done: (reply: Reply<Amount>) => void
  readonly failed: (error: unknown) => void
}

type Wire = Pick<Platform, 'make' | 'batch'>

/**
 * Gathers calls that wait at the same time into batches. A lone call goes at once and by itself; what arrives while `atOnce`
 * are under way goes with the next. A call of a member whose earlier one has no answer yet waits for it, or travels behind
 * it in the same batch, so that none overtakes another. Each is answered by itself; nothing is repeated here.
 */
export function createCollector(wire: Wire, atOnce = AT_ONCE): (call: MovingCall) => Promise<Reply<Amount>> {
  let queue: Waiting[] = []
  let underWay = 0
  let isScheduled = false
  const busy = new Set<string>()

  const takeNext = (): Waiting[] => {
    const next: Waiting[] = []
    const later: Waiting[] = []
    for (const waiting of queue) {
      const isLate = next.length === BATCH_MAX || busy.has(waiting.call.member)
      ;(isLate ? later : next).push(waiting)
    }
    queue = later
    return next
  }

  const begin = (): void => {
    isScheduled = false
    while (underWay < atOnce) {
      const group = takeNext()
      if (group.length === 0) return
      underWay += 1
      const members = new Set(group.map(({ call }) => call.member))
      for (const member of members) busy.add(member)
      void send(wire, group).then(() => {
        underWay -= 1
        for (const member of members) busy.delete(member)
        schedule()
      })
    }
  }

  /** What else arrives in this turn of the event loop travels with it. */
  const schedule = (): void => {
    if (isScheduled || queue.length === 0 || underWay === atOnce) return
    isScheduled = true
    setImmediate(begin)
  }

  return (call) =>
    new Promise((done, failed) => {
      queue.push({ call, done, failed })
      schedule()
    })
}

/** Never rejects: what went wrong is told to each of them. */
async function send(wire: Wire, group: readonly Waiting[]): Promise<void> {
  try {
    const replies = await repliesTo(
      wire,
      group.map(({ call }) => call),
    )
    for (const [place, { done }] of group.entries()) done(replies[place] ?? { kind: 'unknown' })
  } catch (error) {
    for (const { failed } of group) failed(error)
  }
}

async function repliesTo(wire: Wire, calls: readonly MovingCall[]): Promise<readonly Reply<Amount>[]> {
  const [first] = calls
  if (first && calls.length === 1) return [await wire.make(first)]
  const reply = await wire.batch(calls)
  if (reply.kind === 'ok') return reply.answer
  if (reply.kind === 'unknown' || reply.status !== 'INVALID_REQUEST') return calls.map(() => reply)
  // The batch as a whole is not what the platform takes: whichever is to blame is refused alone.
  const replies: Reply<Amount>[] = []
  for (const call of calls) replies.push(await wire.make(call))
  return replies
}

/** The platform's wallet, whose calls that move money go through one collector. */
export function collected(platform: Platform): Platform {
  const make = createCollector(platform)
  return {
    ...platform,
    make,
    bet: (party, movement) => make(movingCalls.bet(party, movement)),
    win: (party, win) => make(movingCalls.win(party, win)),
    betwin: (party, both) => make(movingCalls.betwin(party, both)),
    rollback: (party, undo) => make(movingCalls.rollback(party, undo)),
  }
}
