import { randomUUID } from 'node:crypto'
import { type LetterDraft, letterDraft } from '@sanuk/contracts/office-messages'
import * as z from 'zod/mini'
import type { Brand } from '#platform/caller'
import type { CountMembers, IdsOfUsernames } from '#platform/capabilities/member-audience'
import type { Clock } from '#platform/clock'
import { type Connection, type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { createAudience } from './audience.ts'
import type { createLetterStore } from './store/letters.ts'
import type { Letter } from './store/rows.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly members: { readonly countMembers: CountMembers; readonly idsOfUsernames: IdsOfUsernames }
  readonly store: ReturnType<typeof createLetterStore>
  readonly announce: (member: string) => Promise<void>
  readonly cleanHtml: (html: string) => string
}

/** Who approves a letter to many sends it. */
type Proposal = { readonly id: string; readonly brand: string; readonly subjectId: string; readonly details: unknown }

const proposed = z.object({ draft: letterDraft, operator: z.uuid() })

/** Letters that operators write. */
export function createLetters({ database, clock, members, store, announce, cleanHtml }: Needs) {
  const { reached, demandReached, validateDraft } = createAudience({ clock, members })

  const keep = async (on: Connection, draft: LetterDraft, by: { id: string; brand: string; operator: string }) => {
    const { count, members: ids } = await demandReached(by.brand, draft.audience)
    const now = clock()
    const shown = draft.from && Date.parse(draft.from) > now.getTime() ? new Date(draft.from) : now
    const { audience } = draft
    await store.add(
      on,
      {
        id: by.id,
        brand: by.brand,
        audience: audience.to,
        reach: count,
        sent_by: by.operator,
        sent_at: now,
        ranks: audience.to === 'ranks' ? audience.ranks : [],
        title: draft.title,
        content: draft.content,
        shown_at: shown,
        until: draft.until === null ? null : new Date(draft.until),
        told_at: shown > now ? null : now,
      },
      ids,
    )
    return shown > now ? [] : ids
  }

  const tellAll = async (ids: readonly string[]): Promise<void> => void (await Promise.all(ids.map(announce)))

  return {
    reached,
    /** As it is kept: its HTML cleaned. Refuses with `content_incomplete`, `period_over`, `audience_unknown` and `audience_empty`. */
    prepare: async (brand: Brand, typed: LetterDraft): Promise<LetterDraft> => {
      const content = Object.fromEntries(
        Object.entries(typed.content).map(([language, html]) => [language, cleanHtml(html)]),
      )
      const draft = { ...typed, content }
      validateDraft(draft, brand.languages)
      await demandReached(brand.id, draft.audience)
      return draft
    },
    /** Sends a letter that one operator may send alone. */
    send: async (brand: Brand, draft: LetterDraft, operator: string): Promise<string> => {
      const id = randomUUID()
      const told = await inTransaction(database, (transaction) =>
        keep(transaction, draft, { id, brand: brand.id, operator }),
      )
      await tellAll(told)
      return id
    },
    /** Sends a letter that a second operator approved. Refuses with `proposal_outdated` where its time is over. */
    carryOut: async (transaction: Transaction, { brand, subjectId: id, details }: Proposal) => {
      const { draft, operator } = proposed.parse(details)
      if (draft.until && Date.parse(draft.until) <= clock().getTime()) throw new Refusal('proposal_outdated')
      await keep(transaction, draft, { id, brand, operator })
      return null
    },
    list: store.list,
    readers: store.readers,
    /** Refuses with `not_found`. */
    one: async (brand: string, id: string): Promise<Letter> => {
      const letter = await store.find(id)
      if (letter?.brand !== brand) throw new Refusal('not_found')
      return letter
    },
    /** Takes a letter out of every box. Refuses with `not_found` and `letter_recalled`. */
    recall: async (brand: string, id: string): Promise<void> => {
      await inTransaction(database, async (transaction) => {
        const letter = await store.lock(transaction, id)
        if (letter?.brand !== brand) throw new Refusal('not_found')
        if (letter.recalled_at) throw new Refusal('letter_recalled')
        await store.recall(transaction, id, clock())
      })
      await tellAll(await store.addressees(id))
    },
    /** Tells of letters whose time has come. */
    deliver: async (): Promise<void> => {
      for (const { id, audience } of await store.takeUntold(clock())) {
        if (audience === 'members') await tellAll(await store.addressees(id))
      }
    },
  }
}
