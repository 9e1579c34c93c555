import { randomUUID } from 'node:crypto'
import type { StudioAnswer } from '@sanuk/contracts/studio-events'
import type { Log } from '@sanuk/host/log'
import type { DealtCoup, Game } from './coups.ts'
import type { Events, TableEvent } from './events.ts'

export const FAULTS = ['silent', 'duplicate', 'gap', 'wrong-result'] as const
export type Fault = (typeof FAULTS)[number]

/** How long the parts of a coup take, in milliseconds. */
export type FeedPace = { readonly betting: number; readonly turn: number; readonly result: number }
export const PACE: FeedPace = { betting: 15_000, turn: 1_200, result: 4_000 }

/** Longer than tables wait for a sign of life. */
const SILENCE_MS = 25_000
/** A sign of life comes so often. */
const BEAT_MS = 2_000

export type FeedNeeds = {
  readonly events: Pick<Events, 'send' | 'sendAs' | 'beat'>
  readonly game: Game
  readonly pace: FeedPace
  readonly now: () => number
  /** Waits; rejects when the feed is ended. */
  readonly pause: (ms: number) => Promise<void>
  readonly log: Pick<Log, 'info' | 'warn'>
}

/** What became of a coup at the table. */
export type CoupEnd = 'dealt' | 'void' | 'refused'

/** Deals a coup on the clock, by its rules; with a fault it misbehaves once on the way. */
export async function dealCoup(needs: FeedNeeds, coup: DealtCoup, fault: Fault | null = null): Promise<CoupEnd> {
  const { events, game, pace, now, log } = needs
  const reference = randomUUID()
  const send = async (event: TableEvent): Promise<StudioAnswer> => {
    const answer = await events.send(event)
    if (answer.outcome === 'refused') log.warn({ kind: event.kind, fault: answer.fault }, 'an event was refused')
    // The same number as the one that was just used.
    if (fault === 'duplicate') await events.sendAs(event, -1)
    return answer
  }
  const until = new Date(now() + pace.betting).toISOString()
  const opened = await send({ kind: 'open', coup: reference, until })
  if (opened.outcome === 'refused') return 'refused'
  if (fault === 'silent') {
    await needs.pause(SILENCE_MS)
    return 'void'
  }
  await alive(needs, pace.betting)
  if (fault === 'gap') await events.sendAs({ kind: 'close', coup: reference }, 1)
  await send({ kind: 'close', coup: reference })
  const kind = game === 'roulette' || game === 'sic-bo' ? 'outcome' : 'card'
  for (const turn of coup.turns) {
    await alive(needs, pace.turn)
    await send({ kind, coup: reference, ...turn })
  }
  const faces = fault === 'wrong-result' ? ['wrong', ...coup.faces] : [...coup.faces]
  const ended = await send({ kind: 'result', coup: reference, turns: [...coup.turns], faces })
  if (ended.outcome === 'taken') {
    log.info({ faces: coup.faces.join(' ') }, 'a coup was dealt')
    await alive(needs, pace.result)
    return 'dealt'
  }
  await send({ kind: 'void', coup: reference, reason: 'the result was told wrongly' })
  return 'void'
}

/** Waits, with signs of life. */
export async function alive({ events, pause, log }: FeedNeeds, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= BEAT_MS) {
    await pause(Math.min(BEAT_MS, left))
    if (left > BEAT_MS) await events.beat().catch((error: unknown) => log.warn({ error: String(error) }, 'not reached'))
  }
}
