import { listMemberEntries } from '@sanuk/contracts/office-rounds'
import { accountRecord, ENTRY_GROUPS, ENTRY_KINDS, type EntryGroup, type EntryKind } from '@sanuk/contracts/wallet'
import { type StatementLine, statementOf, statementTotals } from '@sanuk/ledger/statement'
import { writeAmount } from '@sanuk/money/amount'
import type { GamesNamed } from '#platform/capabilities/game'
import type { DemandMember, FindMember, Member } from '#platform/capabilities/member'
import type { GamesOfRounds } from '#platform/capabilities/played-rounds'
import { type Database, queryable } from '#platform/database'
import { dayRange } from '#platform/day-range'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Wallet } from './index.ts'

type Needs = {
  readonly database: Database
  readonly accountOf: Wallet['accountOf']
  /** Which games rounds are of, by the rounds' ids, and what games are called. */
  readonly gamesOf: GamesOfRounds
  readonly gamesNamed: GamesNamed
}

const PAGE_SIZE = 30

/** Kinds that belong to a round, whose game is named. */
const OF_ROUNDS: readonly EntryKind[] = ENTRY_GROUPS.play

/** What moved a member's own wallet, as the books have it. */
export function accountRecordRoutes(
  serve: Serve,
  { findMember, ...needs }: Needs & { readonly findMember: FindMember },
): void {
  serve(accountRecord, async ({ caller, brand, query }) => {
    const member = await findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    const { lines, games, ...page } = await entriesOf(needs, { member, timeZone: brand.timeZone, query })
    return { ...page, list: lines.map((line) => entryOf(line, games.get(line.reference) ?? null)) }
  })
}

/** What moved any member's wallet, with the rounds that its movements belong to. */
export function memberEntriesRoutes(
  serve: Serve,
  { demandMember, ...needs }: Needs & { readonly demandMember: DemandMember },
): void {
  serve(listMemberEntries, async ({ brand, params, query }) => {
    const member = await demandMember(brand.id, params.id)
    const { lines, games, ...page } = await entriesOf(needs, { member, timeZone: brand.timeZone, query })
    return {
      ...page,
      username: member.username,
      list: lines.map((line) => ({
        ...entryOf(line, games.get(line.reference) ?? null),
        round: games.has(line.reference) ? line.reference : null,
      })),
    }
  })
}

type EntriesAsked = {
  readonly member: Member
  readonly timeZone: string
  readonly query: {
    readonly from: string
    readonly to: string
    readonly group?: EntryGroup | undefined
    readonly cursor?: string | undefined
  }
}

/** A page of a wallet's movements with the games of their rounds, and the sums of the whole range on the first one. */
async function entriesOf(needs: Needs, { member, timeZone, query }: EntriesAsked) {
  const range = {
    ...dayRange(query, timeZone),
    account: await needs.accountOf(member),
    kinds: query.group ? ENTRY_GROUPS[query.group] : ENTRY_KINDS,
  }
  const on = queryable(needs.database)
  const before = changeOf(query.cursor)
  const [lines, totals] = await Promise.all([
    statementOf(on, range, { before, limit: PAGE_SIZE + 1 }),
    before === null ? statementTotals(on, range) : null,
  ])
  const page = lines.slice(0, PAGE_SIZE)
  const played = page.filter(({ kind }) => OF_ROUNDS.some((known) => known === kind))
  const last = page.at(-1)
  return {
    lines: page,
    games: await namesOf(needs, played),
    nextCursor: lines.length > PAGE_SIZE && last ? String(last.change) : null,
    totals: totals && { in: writeAmount(totals.in), out: writeAmount(totals.out) },
  }
}

type Names = { readonly th: string; readonly en: string }

/** What the games of rounds are called, by the rounds' ids. One that is no longer listed keeps its code for a name. */
async function namesOf(
  { gamesOf, gamesNamed }: Pick<Needs, 'gamesOf' | 'gamesNamed'>,
  lines: readonly StatementLine[],
): Promise<Map<string, Names>> {
  const rounds = await gamesOf(lines.map(({ reference }) => reference))
  const named = await gamesNamed([...rounds.values()].map(({ vendor, game }) => ({ vendor, code: game })))
  return new Map(
    Array.from(rounds, ([round, { vendor, game }]) => {
      return [round, named.get(`${vendor} ${game}`)?.names ?? { th: game, en: game }] as const
    }),
  )
}

/** A page goes on before the number it ended with. Refuses what no page has handed out. */
function changeOf(cursor: string | undefined): number | null {
  if (!cursor) return null
  if (!/^\d{1,9}$/.test(cursor))
    throw new Refusal('invalid_request', { fields: [{ field: 'cursor', word: 'field.invalid' }] })
  return Number(cursor)
}

function entryOf(line: StatementLine, gameNames: Names | null) {
  const kind = ENTRY_KINDS.find((known) => known === line.kind)
  if (!kind) throw new Error(`a wallet was moved by ${line.kind}`)
  return {
    number: line.change,
    id: line.id,
    kind,
    gameNames,
    at: line.at.toISOString(),
    amount: writeAmount(line.moved),
    balanceAfter: writeAmount(line.balanceAfter),
  }
}
