import { listRounds, readRound, replayRound, WINNERS_SHOWN, winners } from '@sanuk/contracts/wagers'
import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { usualAmounts } from '@sanuk/money/usual-amounts'
import type { GamesNamed } from '#platform/capabilities/game'
import type { FindMembers } from '#platform/capabilities/member'
import type { ReplayOf } from '#platform/capabilities/open-games'
import { dayRange } from '#platform/day-range'
import { maskedName } from '#platform/masked-name'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Wagers } from './index.ts'
import { multipleOf } from './multiple.ts'
import type { RoundRecord } from './round.ts'
import { gameKey, roundAnswer } from './round-answer.ts'

type Needs = {
  readonly wagers: Wagers
  readonly gamesNamed: GamesNamed
  readonly findMembers: FindMembers
  readonly replayOf: ReplayOf
}

export function wagersRoutes(serve: Serve, { wagers, gamesNamed, findMembers, replayOf }: Needs): void {
  const gamesOf = (rounds: readonly RoundRecord[]) =>
    gamesNamed(rounds.map(({ vendor, game }) => ({ vendor, code: game })))
  const ownRound = async (member: string, id: string) => {
    const round = await wagers.find(member, id)
    if (!round) throw new Refusal('not_found')
    return round
  }

  serve(listRounds, async ({ caller, brand, query }) => {
    const range = { ...dayRange(query, brand.timeZone), member: caller.id, gameType: query.gameType }
    const from = readCursor(query.cursor)
    const [page, days] = await Promise.all([wagers.page(range, from), from ? null : wagers.days(range, brand.timeZone)])
    const games = await gamesOf(page.list)
    return {
      list: page.list.map((round) => roundAnswer(round, games.get(gameKey(round)))),
      nextCursor: page.nextCursor,
      totals: days && totalsOf(days),
      days:
        days?.map(({ day, rounds, stake, win }) => ({ day, rounds, net: writeAmount(subtract(win, stake)) })) ?? null,
    }
  })

  serve(readRound, async ({ caller, params }) => {
    const round = await ownRound(caller.id, params.id)
    const [games, movements] = await Promise.all([gamesOf([round]), wagers.movements(round)])
    return {
      round: roundAnswer(round, games.get(gameKey(round))),
      movements: movements.map((movement) => ({
        kind: movement.kind,
        amount: writeAmount(movement.amount),
        balanceAfter: writeAmount(movement.balanceAfter),
        at: movement.at.toISOString(),
        transaction: movement.transaction,
      })),
    }
  })

  serve(replayRound, async ({ caller, brand, params, body, language }) => {
    const { vendor, vendorRound, member } = await ownRound(caller.id, params.id)
    const seen = { language, theme: body.theme, timeZone: brand.timeZone }
    const content = await replayOf({ vendor, round: vendorRound, member, ...seen })
    if (!content) throw new Refusal('vendor_unreachable')
    return { content }
  })

  serve(winners, async ({ brand }) => {
    const leastWin = parseAmount(usualAmounts(brand.currency).shownWin)
    const rounds = await wagers.winners(brand, { leastWin, limit: WINNERS_SHOWN })
    const [games, members] = await Promise.all([gamesOf(rounds), findMembers(rounds.map(({ member }) => member))])
    return {
      list: rounds.map((round) => {
        const answer = roundAnswer(round, games.get(gameKey(round)))
        return {
          round: answer.reference,
          player: maskedName(members.get(round.member)?.username ?? ''),
          gameCode: answer.gameCode,
          gameNames: answer.gameNames,
          thumbnail: answer.thumbnail,
          win: answer.win,
          multiple: multipleOf(round.win, round.stake),
          at: (round.settledAt ?? round.startedAt).toISOString(),
        }
      }),
    }
  })
}

function totalsOf(days: Awaited<ReturnType<Wagers['days']>>) {
  const stake = add(...days.map((day) => day.stake))
  const win = add(...days.map((day) => day.win))
  return {
    rounds: days.reduce((sum, { rounds }) => sum + rounds, 0),
    stake: writeAmount(stake),
    win: writeAmount(win),
    net: writeAmount(subtract(win, stake)),
  }
}
