import { listMembers } from '@sanuk/contracts/office'
import { listAllRounds } from '@sanuk/contracts/office-rounds'
import type { AnswerOf, InputOf } from '@sanuk/contracts/route'
import { call } from '../wire/call.ts'

const ROUTES = { members: listMembers, rounds: listAllRounds } as const

/** A list of the operator API, under the name react-admin knows it by. */
export type ListName = keyof typeof ROUTES

export type RowOf<L extends ListName> = AnswerOf<(typeof ROUTES)[L]>['list'][number]

type AnyRow = RowOf<ListName>

/** What a list is narrowed to: words that its contract explains. */
export type Narrowing = Omit<InputOf<typeof listMembers>['query'], 'cursor'>

export type Page = { readonly list: readonly AnyRow[]; readonly nextCursor: string | null }

export function isListName(name: string): name is ListName {
  return Object.hasOwn(ROUTES, name)
}

/** What react-admin keeps of a narrowing and an address may hold; nothing where the list's contract does not know it. */
export function narrowingOf(list: ListName, kept: unknown): Narrowing {
  const { data } = (ROUTES[list].query ?? listMembers.query)?.safeParse(kept ?? {}) ?? {}
  return data ?? {}
}

/** One page of a list, newest first, from a cursor on. `nextCursor` is null on the last page. */
export function readPage(
  list: ListName,
  { cursor, ...narrowing }: Narrowing & { cursor?: string | undefined },
  signal?: AbortSignal,
): Promise<Page> {
  const query = { ...narrowing, ...(cursor ? { cursor } : {}) }
  return call(ROUTES[list], { query }, signal)
}
