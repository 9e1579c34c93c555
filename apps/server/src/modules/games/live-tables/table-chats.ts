import { randomUUID } from 'node:crypto'
import type { ChatChange, ChatTableFault } from '@sanuk/contracts/live-chat'
import type { OfficeChatMessage, OfficeChatMute } from '@sanuk/contracts/office-live-chat'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import { acrossBrands } from '#platform/brand-scope'
import { Refusal } from '#platform/refusal'
import type { AskTables } from './ask-tables.ts'
import type { LiveTablesNeeds } from './needs.ts'

type Needs = Pick<LiveTablesNeeds, 'store' | 'clock' | 'findMembers' | 'brandNames'>

type OneTable = { readonly vendor: string; readonly game: string }

/** Who asks for a change, for which brand, and why. The id is made by the page, once. */
type Asked = {
  readonly requestId: string
  readonly brand: string
  readonly operator: string
  readonly reason: string
}

const REFUSALS: { readonly [fault in ChatTableFault]: RefusalCode } = {
  unknown_table: 'not_found',
  unknown_message: 'not_found',
  unknown_mute: 'not_found',
  request_in_use: 'request_in_use',
}

/** The chats at vendors' live tables as operators moderate them. Messages stand at the vendor; requests are kept for the audit. */
export function createTableChats({ store, clock, findMembers, brandNames }: Needs, ask: AskTables) {
  /** Puts members' names to what a vendor tells: those of the operator's own brand, and which brand others belong to. */
  const named = async <T extends { readonly member: string }>(ownBrand: string, told: readonly T[]) => {
    const ids = [...new Set(told.map(({ member }) => member))]
    const [members, brands] = await acrossBrands(() => Promise.all([findMembers(ids), brandNames()]))
    return told.map((one) => {
      const known = members.get(one.member)
      return {
        ...one,
        member: known?.brand === ownBrand ? { id: known.id, username: known.username } : null,
        brand: brands.get(known?.brand ?? '') ?? '',
      }
    })
  }
  return {
    messages: async (brand: string, { vendor, game }: OneTable, before: string | undefined) => {
      const request = { requestId: randomUUID(), game, ...(before !== undefined && { before }) }
      const { isOff, reported, messages, hasMore } = await ask(vendor, 'tableChat', request)
      const list: OfficeChatMessage[] = await named(brand, [...reported, ...messages])
      return { isOff, list, before: hasMore ? (messages.at(-1)?.id ?? null) : null }
    },
    mutes: async (brand: string, vendor: string): Promise<OfficeChatMute[]> => {
      const { mutes } = await ask(vendor, 'chatMutes', { requestId: randomUUID() })
      return named(brand, mutes)
    },
    change: async ({ vendor, game }: OneTable, change: ChatChange, asked: Asked): Promise<void> => {
      const { requestId: id, reason, ...by } = asked
      const { kind } = change
      const kept = { id, ...by, vendor, game, kind, coup: null, wanted: change, reason, askedAt: clock() }
      if (!(await store.add(kept))) throw new Refusal('request_in_use')
      const answer = await ask(vendor, 'changeChat', { requestId: id, game, change, reason })
      if (answer.outcome === 'refused') {
        await store.answer(id, { state: 'refused', refusedFor: answer.fault }, clock())
        throw new Refusal(REFUSALS[answer.fault])
      }
      const { before, after } = answer
      await store.answer(id, { state: 'done', coup: null, before, after }, clock())
    },
  }
}
