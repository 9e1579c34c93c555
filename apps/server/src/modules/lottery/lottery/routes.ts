import { dayOf } from '@sanuk/contracts/calendar-day'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import {
  cancelTicket,
  drawRecord,
  ISSUES_MAX,
  listTickets,
  lotteryGame,
  lotteryIssues,
  openedNumeros,
  placeBet,
  popularLotteries,
  RESULTS_MAX,
  readTicket,
} from '@sanuk/contracts/lottery'
import { PLAYS, type Play, prizeAt } from '@sanuk/engines/lottery/bets'
import { ATTRIBUTE_PLAYS } from '@sanuk/engines/lottery/statistics/attributes'
import { wordsOf } from '@sanuk/engines/lottery/statistics/shape'
import { amount, writeAmount } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { DemandConsent } from '#platform/capabilities/consent'
import type { Game, GamesNamed, NoteGameOpened, OneGame } from '#platform/capabilities/game'
import type { FindMember, Member } from '#platform/capabilities/member'
import type { DemandMayBet } from '#platform/capabilities/play-permission'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { drawnAnswer, issueAnswer } from './answers.ts'
import { dayRoutes } from './draws/day-routes.ts'
import { demandGame, offeredLotteries } from './draws/offered.ts'
import { type RecentNeeds, vietnamRoutes } from './draws/vietnam-routes.ts'
import {
  COVERAGE,
  type IssueRecord,
  isOffered,
  type Lottery,
  type LotteryGame,
  lotteryNamed,
  type OfferedLottery,
  oddsOf,
  type TicketRecord,
  unitStakesOf,
} from './index.ts'
import { numberRoutes } from './numbers/routes.ts'
import { planRoutes } from './plan-routes.ts'
import { readPlace, showTickets } from './show-tickets.ts'
import { streakRoutes } from './streaks/streak-routes.ts'

type Needs = RecentNeeds & {
  readonly lottery: Lottery
  readonly oneGame: OneGame
  /** What a brand shows, in its order. */
  readonly gamesOf: (brand: string) => Promise<readonly Game[]>
  readonly gamesNamed: GamesNamed
  readonly findMember: FindMember
  readonly demandMayBet: DemandMayBet
  readonly demandAgreed: DemandConsent
  readonly noteOpened: NoteGameOpened
}

const PAGE = 20

export function lotteryRoutes(serve: Serve, needs: Needs): void {
  gameRoutes(serve, needs)
  betRoutes(serve, needs)
  planRoutes(serve, needs)
  numberRoutes(serve, needs)
  dayRoutes(serve, needs)
  vietnamRoutes(serve, needs)
  streakRoutes(serve, needs)
}

function gameRoutes(serve: Serve, needs: Needs): void {
  const { lottery } = needs
  serve(lotteryGame, async ({ brand, params }) => {
    const { lottery: its, game } = await demandGame(needs, params.gameCode, brand)
    return gameAnswer(await lottery.terms.termsOf(brand.id, its), game, brand)
  })
  serve(lotteryIssues, async ({ brand, params, query }) => {
    const { gameCode } = params
    await demandGame(needs, gameCode, brand)
    const { issues } = lottery
    const [now, open, sealed, latest] = await Promise.all([
      issues.now(),
      issues.open(gameCode, query.ahead ?? 2),
      issues.awaited(gameCode),
      issues.drawn(gameCode, 1),
    ])
    const [last] = latest
    return {
      now: now.toISOString(),
      open: open.map(issueAnswer),
      sealed: sealed.map(issueAnswer),
      latest: last ? drawnAnswer(last) : null,
    }
  })
  serve(openedNumeros, async ({ brand, query }) => {
    const { lottery: game } = await demandGame(needs, query.gameCode, brand)
    const drawn = await lottery.issues.drawn(query.gameCode, query.count ?? RESULTS_MAX)
    const { shape } = query
    const list = drawn.flatMap((issue) => drawnAnswer(issue) ?? [])
    if (shape === undefined || !ATTRIBUTE_PLAYS[game.family].includes(shape)) return { list }
    const words = new Map(drawn.map((issue) => [issue.number, wordsOfDraw(game, shape, issue)]))
    return { shape, list: list.map((one) => ({ ...one, words: words.get(one.number) ?? [] })) }
  })
  serve(popularLotteries, async ({ brand, query }) => {
    const offered = await offeredLotteries(needs, brand, query.vendors)
    const { issues } = lottery
    const shown = offered.slice(0, query.count ?? 20)
    const [now, { open, latest }] = await Promise.all([issues.now(), issues.standing(shown.map(({ code }) => code))])
    return {
      now: now.toISOString(),
      list: shown.map(({ code, vendor, names }) => {
        const next = open.find((issue) => issue.game === code)
        const last = latest.find((issue) => issue.game === code)
        return {
          gameCode: code,
          vendor,
          names,
          open: next ? issueAnswer(next) : null,
          latest: last ? drawnAnswer(last) : null,
        }
      }),
    }
  })
  serve(drawRecord, async ({ brand, params }) => {
    const { lottery: its } = await demandGame(needs, params.gameCode, brand)
    const issue = await lottery.issues.named(params.gameCode, params.number)
    // What is shot for has a record of its own.
    if (!issue || issue.commitment === null || its.isShotFor) throw new Refusal('issue_unknown')
    return {
      format: 'sanuk-draw-1' as const,
      game: issue.game,
      family: its.family,
      issue: issue.number,
      commitment: issue.commitment,
      seed: await lottery.issues.seedOf(issue.id),
      head: issue.head,
      sealedAt: issue.sealedAt?.toISOString() ?? null,
      drawnAt: issue.drawnAt?.toISOString() ?? null,
      result: issue.result,
    }
  })
}

function gameAnswer({ game: its, version }: OfferedLottery, game: Game, { currency }: Brand) {
  return {
    gameCode: its.code,
    gameType: its.gameType,
    vendor: its.vendor,
    nodeId: game.nodeId,
    family: its.family,
    names: game.names,
    currency,
    drawnBy: its.drawnBy,
    ...(its.isShotFor && { isShotFor: true as const }),
    series: its.terms.kind === 'series' ? { least: its.terms.least, most: its.terms.most } : null,
    plays: [...PLAYS[its.family].values()].filter(({ code }) => isOffered(its, code)).map(playAnswer(its)),
    unitStakes: unitStakesOf(its).map((stake) => writeAmount(amount(stake))),
    leastStake: writeAmount(game.minimumStake),
    mostStake: writeAmount(game.maximumStake),
    mostPrize: writeAmount(amount(its.mostPrize)),
    coverage: its.coverage ?? COVERAGE,
    issuesMax: Math.min(ISSUES_MAX, its.ahead - 1),
    terms: version,
  }
}

/** A play and, where odds are fixed, what each of its tiers pays per 1. */
const playAnswer =
  ({ terms }: LotteryGame) =>
  (play: Play) => ({
    code: play.code,
    odds: terms.kind === 'odds' ? oddsOf({ terms }, play).map((odds) => writeAmount(amount(prizeAt(odds) / 2n))) : null,
  })

function betRoutes(serve: Serve, needs: Needs): void {
  const { lottery, findMember, oneGame } = needs
  const demandMember = async (id: string): Promise<Member> => {
    const member = await findMember(id)
    if (!member) throw new Refusal('login_required')
    return member
  }
  const shown = (tickets: readonly TicketRecord[]) => showTickets(needs, tickets)
  const shownOne = async (ticket: TicketRecord) => {
    const [one] = await shown([ticket])
    if (!one) throw new Error('one ticket, no answer')
    return one
  }

  serve(placeBet, async ({ caller, body }) => {
    const member = await demandMember(caller.id)
    const { tickets, balance } = await lottery.placeBet(member, body, async () => {
      await needs.demandMayBet(member.id)
      // A guest stakes no money.
      if (member.type !== TRIAL_TYPE) await needs.demandAgreed(member)
    })
    const its = lotteryNamed(body.gameCode)
    const game = its && (await oneGame({ vendor: its.vendor, code: its.code }))
    if (game) await needs.noteOpened(member, game.nodeId)
    return { tickets: await shown(tickets), balance: writeAmount(balance) }
  })
  serve(listTickets, async ({ caller, query }) => {
    const before = query.cursor ? readPlace(query.cursor) : null
    const { gameCode: game, state } = query
    const found = await lottery.ticketsOf(caller.id, { game, state, before, limit: PAGE + 1 })
    const list = found.slice(0, PAGE)
    const last = list.at(-1)
    return { list: await shown(list), nextCursor: found.length > PAGE && last ? String(last.number) : null }
  })
  serve(readTicket, async ({ caller, params }) => {
    const ticket = await lottery.ticket(params.id)
    if (ticket?.member !== caller.id) throw new Refusal('not_found')
    const lines = await lottery.linesOf(ticket)
    return { ticket: await shownOne(ticket), lines: lines.map(lineAnswer) }
  })
  serve(cancelTicket, async ({ caller, params }) => {
    const { ticket, balance } = await lottery.cancel(await demandMember(caller.id), params.id)
    return { ticket: await shownOne(ticket), balance: writeAmount(balance) }
  })
}

type Line = Awaited<ReturnType<Lottery['linesOf']>>[number]

const lineAnswer = ({ selection, prizes, hits, ...line }: Line) => ({
  play: line.play,
  selection: {
    ...(selection.rows && { rows: selection.rows.map((row) => [...row]) }),
    ...(selection.tickets && { tickets: [...selection.tickets] }),
    ...(selection.places && { places: [...selection.places] }),
  },
  units: line.units,
  unitStake: writeAmount(amount(line.unitStake)),
  multiple: line.multiple,
  series: line.series,
  rate: line.rate,
  stake: writeAmount(amount(line.stake)),
  prizes: prizes.map((prize) => writeAmount(amount(prize))),
  hits: hits && [...hits],
  win: writeAmount(amount(line.win)),
  rebate: writeAmount(amount(line.rebate)),
})

/** The words of a play on which bets on a draw won. */
function wordsOfDraw({ family, schedule }: LotteryGame, play: string, { result, drawsAt }: IssueRecord): string[] {
  return result ? wordsOf(family, play, { result, day: dayOf(drawsAt, schedule.timeZone) }) : []
}
