import { lotteryNumbers } from '@sanuk/contracts/lottery-numbers'
import { amount, writeAmount } from '@sanuk/money/amount'
import type { OneGame } from '#platform/capabilities/game'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { type Lottery, lotteryNamed } from '../index.ts'

type Needs = { readonly lottery: Lottery; readonly oneGame: OneGame }

const money = (value: bigint | null): string | null => (value === null ? null : writeAmount(amount(value)))

/** How numbers of an issue are sold: plays without rules and marks are left out. */
export function numberRoutes(serve: Serve, { lottery, oneGame }: Needs): void {
  serve(lotteryNumbers, async ({ brand, params, query }) => {
    const game = lotteryNamed(params.gameCode)
    const listed = game && (await oneGame({ vendor: game.vendor, code: game.code }, brand.id))
    if (!game || !listed?.playable) throw new Refusal('game_unavailable')
    const issue = await lottery.issues.named(game.code, params.number)
    if (!issue) throw new Refusal('issue_unknown')
    const place = { brand: brand.id, game: game.code }
    const [rules, states] = await Promise.all([lottery.numbers.rules(place), lottery.numbers.states(place, issue.id)])
    const plays = lottery.numbers.limitedPlaysOf(game).flatMap(({ play: { code } }) => {
      if (query.play !== undefined && query.play !== code) return []
      const rule = rules.find(({ play }) => play === code)
      const left = rule?.halfFrom ?? rule?.closedFrom ?? null
      const numbers = states
        .filter(({ play }) => play === code)
        .map(({ number, rate, left: rest }) => ({ number, rate, left: money(rest) }))
      return left === null && numbers.length === 0 ? [] : [{ play: code, left: money(left), numbers }]
    })
    return { plays }
  })
}
