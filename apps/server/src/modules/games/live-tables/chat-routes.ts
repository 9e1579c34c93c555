import * as contract from '@sanuk/contracts/office-live-chat'
import * as z from 'zod/mini'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { LiveTables } from './index.ts'

/** What operators see and do of the chat at live tables. */
export function liveChatOfficeRoutes(
  serve: Serve,
  { liveTables: { chats } }: { readonly liveTables: LiveTables },
): void {
  serve(contract.listTableChat, async ({ brand, params, query }) => {
    const { isOff, list, before } = await chats.messages(brand.id, params, readBefore(query.cursor))
    return { isOff, list, nextCursor: before }
  })

  serve(contract.listChatMutes, async ({ brand, params }) => ({ list: await chats.mutes(brand.id, params.vendor) }))

  serve(contract.changeTableChat, async ({ brand, caller, params, body }) => {
    const { requestId, reason, change } = body
    await chats.change(params, change, { requestId, reason, brand: brand.id, operator: caller.id })
    return {}
  })
}

/** Pages go on after a message. */
function readBefore(cursor: string | undefined): string | undefined {
  if (cursor === undefined || cursor === '') return undefined
  const read = z.uuid().safeParse(cursor)
  if (!read.success) throw new Refusal('invalid_request')
  return read.data
}
