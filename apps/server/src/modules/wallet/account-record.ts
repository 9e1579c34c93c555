import { accountRecord, ENTRY_GROUPS, ENTRY_KINDS, type EntryKind } from '@sanuk/contracts/wallet'
import { type StatementLine, statementOf, statementTotals } from '@sanuk/ledger/statement'
import { writeAmount } from '@sanuk/money/amount'
import { type Database, queryable } from '#platform/database'
import { dayRange } from '#platform/day-range'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Catalogue } from '../catalogue/index.ts'
import type { Members } from '../members/index.ts'
import type { Wagers } from '../wagers/index.ts'
import type { Wallet } from './index.ts'

type Needs = {
  readonly database: Database
  readonly accountOf: Wallet['accountOf']
  readonly findMember: Members['find']
  /** Which games rounds are of, by the rounds' ids, and what games are called. */
  readonly gamesOf: Wagers['gamesOf']
  readonly gamesNamed: Catalogue['named']
}

const PAGE_SIZE = 30

/** Kinds that belong to a round, whose game is named. */
const OF_ROUNDS: readonly EntryKind[] = ENTRY_GROUPS.play

/** What moved a member's wallet, as the books have it. */
export function accountRecordRoutes(serve: Serve, { database, accountOf, findMember, ...needs }: Needs): void {
  serve(accountRecord, async ({ caller, brand, query }) => {
    const member = await findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    const range = {
      ...dayRange(query, brand.timeZone),
      account: await accountOf(member),
      kinds: query.group ? ENTRY_GROUPS[query.group] : ENTRY_KINDS,
    }
    const on = queryable(database)
    const before = changeOf(query.cursor)
    const [lines, totals] = await Promise.all([
      statementOf(on, range, { before, limit: PAGE_SIZE + 1 }),
      before === null ? statementTotals(on, range) : null,
    ])
    const page = lines.slice(0, PAGE_SIZE)
    const played = page.filter(({ kind }) => OF_ROUNDS.some((known) => known === kind))
    const games = await namesOf(needs, played)
    const last = page.at(-1)
    return {
      list: page.map((line) => entryOf(line, games.get(line.reference) ?? null)),
      nextCursor: lines.length > PAGE_SIZE && last ? String(last.change) : null,
      totals: totals && { in: writeAmount(totals.in), out: writeAmount(totals.out) },
    }
  })
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
    ...{ number: line.change, id: line.id, kind, gameNames, at: line.at.toISOString() },
    amount: writeAmount(line.moved),
    balanceAfter: writeAmount(line.balanceAfter),
  }
}
