import { listAllDeposits, listAllRounds, listMembers } from '@sanuk/contracts/office'
import type { AnswerOf } from '@sanuk/contracts/route'
import { call } from '../wire/call.ts'

const ROUTES = { members: listMembers, rounds: listAllRounds, deposits: listAllDeposits } as const

/** A list of the operator API, under the name react-admin knows it by. */
export type ListName = keyof typeof ROUTES

export type RowOf<L extends ListName> = AnswerOf<(typeof ROUTES)[L]>['list'][number]
type AnyRow = RowOf<ListName>

/** What a list is narrowed to: words that its contract explains. */
export type Narrowing = { readonly search?: string | undefined }

export type Page = { readonly list: readonly AnyRow[]; readonly nextCursor: string | null }

export function isListName(name: string): name is ListName {
  return Object.hasOwn(ROUTES, name)
}

/** One page of a list, newest first, from a cursor on. `nextCursor` is null on the last page. */
export function readPage(
  list: ListName,
  where: Narrowing & { cursor?: string | undefined },
  signal?: AbortSignal,
): Promise<Page> {
  const query = { ...(where.search ? { search: where.search } : {}), ...(where.cursor ? { cursor: where.cursor } : {}) }
  return call(ROUTES[list], { query }, signal)
}
