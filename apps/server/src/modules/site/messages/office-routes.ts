import { randomUUID } from 'node:crypto'
import {
  type LETTER_STATES,
  listLetters,
  measureAudience,
  readLetter,
  recallLetter,
  sendLetter,
} from '@sanuk/contracts/office-messages'
import type { Propose } from '#platform/capabilities/approval'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import type { Clock } from '#platform/clock'
import { readListQuery } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import type { Letter, Messages } from './index.ts'

type Needs = {
  readonly messages: Pick<Messages, 'letters'>
  readonly approvals: { readonly propose: Propose }
  readonly operatorNames: OperatorNames
  readonly clock: Clock
}

export function messagesOfficeRoutes(serve: Serve, { messages: { letters }, approvals, ...needs }: Needs): void {
  const shownMany = async (list: readonly Letter[]) => {
    const [readers, names] = await Promise.all([
      letters.readers(list.map(({ id }) => id)),
      needs.operatorNames(list.map(({ sent_by }) => sent_by)),
    ])
    return list.map((letter) => ({
      id: letter.id,
      title: letter.title,
      to: letter.audience,
      ranks: letter.ranks,
      state: stateOf(letter, needs.clock()),
      reach: letter.reach,
      read: readers.get(letter.id) ?? 0,
      from: letter.shown_at.toISOString(),
      until: letter.until?.toISOString() ?? null,
      sentAt: letter.sent_at.toISOString(),
      sentBy: names.get(letter.sent_by) ?? '',
    }))
  }

  serve(listLetters, async ({ brand, query }) => {
    const wanted = { state: query.state, search: query.search, now: needs.clock() }
    const { list, nextCursor } = await letters.list(brand.id, wanted, readListQuery(query, brand))
    return { list: await shownMany(list), nextCursor }
  })

  serve(readLetter, async ({ brand, params }) => {
    const letter = await letters.one(brand.id, params.id)
    const [shown] = await shownMany([letter])
    if (!shown) throw new Error('a letter that was found is shown')
    return { ...shown, content: letter.content }
  })

  serve(measureAudience, async ({ brand, body }) => {
    const { count, unknown } = await letters.reached(brand.id, body)
    return { count, unknown: [...unknown] }
  })

  serve(sendLetter, async ({ caller, brand, body }) => {
    const draft = await letters.prepare(brand, body)
    if (draft.audience.to === 'members') {
      return { id: await letters.send(brand, draft, caller.id), proposal: null }
    }
    const id = randomUUID()
    const { id: proposal } = await approvals.propose(caller, brand.id, {
      kind: 'messages.send',
      about: draft.title[brand.languages[0]] ?? '',
      subjectId: id,
      details: { draft, operator: caller.id },
    })
    return { id, proposal }
  })

  serve(recallLetter, async ({ brand, params }) => {
    await letters.recall(brand.id, params.id)
    return {}
  })
}

function stateOf({ recalled_at, shown_at, until }: Letter, now: Date): (typeof LETTER_STATES)[number] {
  if (recalled_at) return 'recalled'
  if (shown_at > now) return 'scheduled'
  return until && until <= now ? 'over' : 'shown'
}
