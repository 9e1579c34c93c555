import { listAllRounds, readAnyRound, replayAnyRound } from '@sanuk/contracts/office-rounds'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { Attempt } from '@sanuk/ledger/attempts'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import type { GamesNamed } from '#platform/capabilities/game'
import type { FindMemberByUsername, FindMembers } from '#platform/capabilities/member'
import type { ReplayOf } from '#platform/capabilities/open-games'
import type { CallsOfRound } from '#platform/capabilities/played-rounds'
import { readListQuery } from '#platform/list-query'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Wagers } from './index.ts'
import { multipleOf } from './multiple.ts'
import type { RoundRecord } from './round.ts'
import { gameKey, roundAnswer } from './round-answer.ts'

/** What accounts are for and whose they are, by their ids. */
type AccountNames = (
  ids: readonly string[],
) => Promise<ReadonlyMap<string, { readonly kind: string; readonly owner: string }>>

type Needs = {
  readonly accountNames: AccountNames
  readonly wagers: Wagers
  readonly gamesNamed: GamesNamed
  readonly replayOf: ReplayOf
  readonly callsOf: CallsOfRound
} & { readonly findByUsername: FindMemberByUsername; readonly findMany: FindMembers }

type Detail = AnswerOf<typeof readAnyRound>

export function wagersOfficeRoutes(serve: Serve, needs: Needs): void {
  const { wagers, gamesNamed, findByUsername, findMany } = needs
  const named = async (rounds: readonly RoundRecord[]) => {
    const [games, members] = await Promise.all([
      gamesNamed(rounds.map(({ vendor, game }) => ({ vendor, code: game }))),
      findMany(rounds.map(({ member }) => member)),
    ])
    return rounds.map((round) => ({
      ...roundAnswer(round, games.get(gameKey(round))),
      member: round.member,
      username: members.get(round.member)?.username ?? '',
    }))
  }
  const demand = async (brand: string, id: string): Promise<RoundRecord> => {
    const round = await wagers.findOfBrand(brand, id)
    if (!round) throw new Refusal('not_found')
    return round
  }

  serve(listAllRounds, async ({ brand, query }) => {
    const sought = query.search ? await findByUsername(brand.id, query.search) : null
    const scope = sought ? { member: sought.id } : { reference: query.search }
    const wanted = { brand: brand.id, ...scope, state: query.state }
    const { list, nextCursor } = await wagers.pageOfBrand(wanted, readListQuery(query, brand))
    return { list: await named(list), nextCursor }
  })

  serve(readAnyRound, async ({ brand, params }) => {
    const round = await demand(brand.id, params.id)
    const [[shown], calls, attempts] = await Promise.all([
      named([round]),
      needs.callsOf({ vendor: round.vendor, round: round.vendorRound }),
      wagers.changes(round),
    ])
    if (!shown) throw new Error(`round ${round.id} was not read`)
    return {
      round: shown,
      vendor: round.vendor,
      vendorRound: round.vendorRound,
      multiple: round.stake > 0n ? multipleOf(parseAmount(shown.win), round.stake) : null,
      calls: calls.map(({ name, content, answer }) => ({
        transaction: name,
        call: content.kind,
        original: content.original,
        amount: writeAmount(content.amount),
        winAmount: content.winAmount === null ? null : writeAmount(content.winAmount),
        closed: content.roundClosed,
        status: answer.status,
        at: answer.at.toISOString(),
      })),
      rows: await ledgerRows(needs.accountNames, { account: round.account, username: shown.username, attempts }),
    }
  })

  serve(replayAnyRound, async ({ brand, params, body, language }) => {
    const { vendor, vendorRound, member } = await demand(brand.id, params.id)
    const seen = { language, theme: body.theme, timeZone: brand.timeZone }
    const content = await needs.replayOf({ vendor, round: vendorRound, member, ...seen })
    if (!content) throw new Refusal('vendor_unreachable')
    return { content }
  })
}

type Booked = { readonly account: string; readonly username: string; readonly attempts: readonly Attempt[] }

/** Rows of the ledger with the names of their accounts; the member's is named by the username. */
async function ledgerRows(
  accountNames: AccountNames,
  { account, username, attempts }: Booked,
): Promise<Detail['rows']> {
  const ids = new Set(attempts.flatMap(({ debit, credit }) => [debit, credit]))
  const names = await accountNames([...ids])
  const nameOf = (id: string) => {
    const { kind = '', owner = '' } = names.get(id) ?? {}
    return { kind, owner: id === account ? username : owner }
  }
  return attempts.map((attempt) => {
    const after = attempt.debit === account ? attempt.debitBalance : attempt.creditBalance
    return {
      id: attempt.id,
      kind: attempt.kind,
      debit: nameOf(attempt.debit),
      credit: nameOf(attempt.credit),
      amount: writeAmount(attempt.amount),
      posted: attempt.posted,
      balanceAfter: after === null ? null : writeAmount(after),
      at: attempt.at.toISOString(),
    }
  })
}
