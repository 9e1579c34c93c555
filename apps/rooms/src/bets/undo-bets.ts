import type { Log } from '@sanuk/host/log'
import type { Platform } from '@sanuk/vendor-server/platform/platform'
import type { UndoStore } from './undo-store.ts'

type Needs = {
  readonly undo: UndoStore
  readonly platform: Pick<Platform, 'rollback'>
  readonly log: Log
}

/** Bets that one run takes. */
const MOST = 200

/** Gives the money back of bets that came to nothing: whether they were paid for or not, the call makes sure of it. */
export function createUndoBets({ undo, platform, log }: Needs): () => Promise<void> {
  return async () => {
    for (const { id, rollback, round, party } of await undo.undoing(MOST)) {
      const reply = await platform.rollback(party, { transaction: rollback, original: id, round })
      if (reply.kind === 'ok') await undo.undone(id)
      if (reply.kind === 'refused') log.error({ bet: id, status: reply.status }, 'a bet could not be undone')
    }
  }
}
