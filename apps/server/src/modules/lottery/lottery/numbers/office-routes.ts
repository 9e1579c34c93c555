import * as contract from '@sanuk/contracts/office-lottery-numbers'
import { amount, writeAmount } from '@sanuk/money/amount'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { LotteryGame } from '../game.ts'
import { demandIssue, gameOf, idOf, namesOf } from '../office/find-issue.ts'
import type { OfficeNeeds } from '../office/needs.ts'
import type { NumberStateRecord, RuleRecord } from './limits.ts'
import { stakesByNumber } from './stakes-by-number.ts'

/** Lines whose stakes are added up by number. */
const LINES = 20_000
/** Issues that numbers may be marked in. */
const ISSUES = 20

const money = (value: bigint | null): string | null => (value === null ? null : writeAmount(amount(value)))

/** What a proposed rule is about: one of a game's plays. */
const subjectOf = (game: string, play: string): string => `${game} ${play}`

/** Limits by number: rules, marks, and what is staked on each number of an issue. */
export function numberOfficeRoutes(serve: Serve, needs: OfficeNeeds): void {
  const { lottery, approvals, operatorNames } = needs
  const { numbers } = lottery

  serve(contract.readLotteryNumbers, async ({ brand, params }) => {
    const game = demandGame(params.gameCode)
    const place = { brand: brand.id, game: game.code }
    const plays = numbers.limitedPlaysOf(game)
    const subjects = plays.map(({ play }) => subjectOf(game.code, play.code))
    const [rules, marks, issues, waiting] = await Promise.all([
      numbers.rules(place),
      numbers.marks(place),
      lottery.issues.open(game.code, ISSUES),
      approvals.waitingAbout(brand.id, ['lottery.numbers'], subjects),
    ])
    const names = await operatorNames(marks.map(({ markedBy }) => markedBy))
    return {
      family: game.family,
      plays: plays.map(({ play, digits }) => {
        const rule = rules.find((one) => one.play === play.code)
        return {
          play: play.code,
          digits,
          ...boundsOf(rule),
          since: rule?.since.toISOString() ?? null,
          proposal: waiting.get(subjectOf(game.code, play.code))?.id ?? null,
        }
      }),
      marks: marks.map(({ markedBy, markedAt, ...mark }) => ({
        ...mark,
        markedBy: { id: markedBy, username: names.get(markedBy) ?? '' },
        markedAt: markedAt.toISOString(),
      })),
      issues: issues.map(({ number }) => number),
    }
  })

  serve(contract.proposeNumberRule, async ({ caller, brand, body }) => {
    numbers.validateRule(body)
    const gameNames = await namesOf(needs, [body.gameCode])
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'lottery.numbers',
      about: gameNames(body.gameCode)[brand.languages[0]],
      subjectId: subjectOf(body.gameCode, body.play),
      details: { ...body, family: demandGame(body.gameCode).family },
    })
    return { proposal: id }
  })

  serve(contract.markNumbers, async ({ caller, brand, body }) => {
    await numbers.mark(brand.id, caller.id, body)
    return {}
  })

  serve(contract.dropNumberMark, async ({ brand, params }) => {
    await numbers.drop(brand.id, params.id)
    return {}
  })

  serve(contract.readNumberStakes, async ({ brand, params }) => {
    const { issue, game } = await demandIssue(lottery, idOf(params.id))
    const place = { brand: brand.id, game: game.code }
    const [lines, rules, states] = await Promise.all([
      lottery.office.lines(issue.id, LINES + 1),
      numbers.rules(place),
      numbers.states(place, issue.id),
    ])
    const marked = new Set(states.map(({ play }) => play))
    const looked = stakesByNumber(game, lines.slice(0, LINES), marked)
    return {
      gameCode: game.code,
      issue: issue.number,
      isOpen: issue.state === 'open',
      plays: looked.map(({ play, digits, stakes }) => ({
        play,
        digits,
        ...boundsOf(rules.find((rule) => rule.play === play)),
        numbers: numbersOf(
          stakes,
          states.filter((state) => state.play === play),
        ),
      })),
      complete: lines.length <= LINES,
    }
  })
}

function demandGame(code: string): LotteryGame {
  const game = gameOf(code)
  if (!game) throw new Refusal('game_unavailable')
  return game
}

const boundsOf = (rule: RuleRecord | undefined) => ({
  halfFrom: money(rule?.halfFrom ?? null),
  closedFrom: money(rule?.closedFrom ?? null),
})

/** Numbers that are staked on or not sold at the full rate, in order. */
function numbersOf(stakes: ReadonlyMap<string, bigint>, states: readonly NumberStateRecord[]) {
  const rates = new Map(states.map(({ number, rate }) => [number, rate]))
  return [...new Set([...stakes.keys(), ...rates.keys()])].sort().map((number) => ({
    number,
    stake: writeAmount(amount(stakes.get(number) ?? 0n)),
    rate: rates.get(number) ?? ('full' as const),
  }))
}
