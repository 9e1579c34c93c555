import { randomInt } from 'node:crypto'
import type { Log } from '@sanuk/host/log'
import { type Archive, nameOf } from './archive.ts'
import type { Awaited, Platform, Told } from './platform.ts'

type Needs = {
  readonly platform: Platform
  readonly now: () => number
  readonly log: Pick<Log, 'info' | 'warn'>
  /** Results to tell; `null` where they are made up. */
  readonly archive: Archive | null
}

/**
 * Tells the results of all issues that wait for one and whose time to be drawn has come. What the archive does not have stays
 * untold. One that is refused holds up no other.
 */
export async function tellResults({ platform, now, log, archive }: Needs): Promise<void> {
  for (const issue of await platform.awaited()) {
    if (Date.parse(issue.drawsAt) > now()) continue
    const told = resultOf(issue, archive)
    if (!told) continue
    const reply = await platform.tell(told)
    const { game, issue: number } = issue
    if (typeof reply === 'object') log.warn({ game, issue: number, refusal: reply.refusal }, 'a result was refused')
    else log.info({ game, issue: number, outcome: reply }, 'a result was told')
  }
}

function resultOf({ game, issue, drawsAt, widths }: Awaited, archive: Archive | null): Told | null {
  const drawn = { game, issue, drawnAt: drawsAt }
  if (!archive) return { ...drawn, result: makeResult(widths), simulated: true }
  const result = archive.get(nameOf({ game, issue }))
  return result ? { ...drawn, result: [...result] } : null
}

/** Numbers of so many digits each, at random. */
const makeResult = (widths: readonly number[]): string[] =>
  widths.map((width) => String(randomInt(10 ** width)).padStart(width, '0'))
