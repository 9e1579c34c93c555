import type { Log } from '@sanuk/host/log'
import type { PageMessage } from '../protocol.ts'
import type { OpenReal } from '../sessions/sessions.ts'
import type { Table } from '../tables/table.ts'

type BoxWish = Extract<PageMessage, { kind: 'take-box' | 'leave-box' }>

type Needs = { readonly clock: () => Date; readonly log: Log }
type Sitter = { readonly session: Pick<OpenReal, 'member' | 'nickname'>; readonly table: Table | undefined }

export type MoveToBox = (wish: BoxWish, sitter: Sitter) => Promise<void>

/** Sits members down at boxes and lets them leave; all their pages are told where they sit then. */
export const createMoveToBox =
  ({ clock, log }: Needs): MoveToBox =>
  async ({ kind, box }, { session, table }) => {
    const boxes = table?.boxes
    if (!table || !boxes) return
    const { member } = session
    try {
      if (kind === 'leave-box') {
        await boxes.leave(member, box, table.coup())
        boxes.tell(member)
        return
      }
      boxes.tell(member, await boxes.take(session, box, clock()))
    } catch (error) {
      log.error({ err: error, table: table.plan.title.code, box }, 'a box was not taken or left')
      boxes.tell(member, 'unknown_error')
    }
  }
