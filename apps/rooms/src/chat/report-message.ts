import type { ChatStore } from './chat-store.ts'
import type { TableChat } from './table-chat.ts'

/** So many members hide a message by reporting it, until an operator has decided. */
export const REPORTS_HIDE = 3

type Needs = { readonly store: ChatStore; readonly clock: () => Date }

type Report = { readonly table: string; readonly message: string; readonly member: string; readonly chat: TableChat }

/** Counts a member's report of somebody else's message, once. Reports of what an operator has decided about are kept only. */
export const createReportMessage =
  ({ store, clock }: Needs) =>
  async ({ table, message, member, chat }: Report): Promise<void> => {
    const isHidden = await store.together(async (on) => {
      const row = await store.lock(on, table, message)
      if (!row || row.member === member) return false
      const reports = await store.report(on, { message, member, now: clock() })
      if (row.state !== 'shown' || reports < REPORTS_HIDE) return false
      await store.setState(on, message, 'reported')
      return true
    })
    if (isHidden) chat.topic.publish({ kind: 'hidden', message })
  }
export type ReportMessage = ReturnType<typeof createReportMessage>
