import { randomInt, randomUUID } from 'node:crypto'
import { lotteryGame, lotteryIssues, placeBet, popularLotteries } from '@sanuk/contracts/lottery'
import { FAMILIES, type FamilyCode, PLAYS, type Play, quickPicks, stakeOf } from '@sanuk/engines/lottery/bets'
import { amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Call } from '@sanuk/wire/wire'

/** An issue that ends sooner is left alone: the bet may come too late. */
const LEAST_LEFT_MS = 10_000

/** Units that a demo player bets on at the most. */
const UNITS_MAX = 20

const anyOf = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(1, list.length))]

const familyOf = (code: string): FamilyCode | undefined => FAMILIES.find((family) => family === code)

/** A small bet on one of the lotteries that are open: a random play, a random pick. Does nothing where none is open. */
export async function betOnLottery(call: Call): Promise<void> {
  const { now, list } = await call(popularLotteries, { query: {} })
  const open = list.filter(({ open: issue }) => issue && Date.parse(issue.sealsAt) - Date.parse(now) > LEAST_LEFT_MS)
  const gameCode = anyOf(open)?.gameCode
  if (!gameCode) return
  const params = { gameCode }
  const [game, issues] = await Promise.all([call(lotteryGame, { params }), call(lotteryIssues, { params, query: {} })])
  const family = familyOf(game.family)
  const number = issues.open[0]?.number
  const play = family && PLAYS[family].get(anyOf(game.plays)?.code ?? '')
  const selection = play && quickPicks(play, 1, (bound) => randomInt(bound))[0]
  if (!play || !selection || number === undefined) return
  const line = lineFor(play, play.units(selection), parseAmount(game.unitStakes[0] ?? '1'))
  if (line.units > UNITS_MAX || line.stake < parseAmount(game.leastStake)) return
  const series = game.series ? { series: game.series.most } : {}
  await call(placeBet, {
    body: {
      requestId: randomUUID(),
      gameCode,
      lines: [
        {
          play: play.code,
          selection: {
            ...(selection.rows && { rows: selection.rows.map((row) => [...row]) }),
            ...(selection.tickets && { tickets: [...selection.tickets] }),
            ...(selection.places && { places: [...selection.places] }),
          },
          unitStake: writeAmount(line.unitStake),
          multiple: line.multiple,
          units: line.units,
          ...series,
        },
      ],
      issues: [{ number, multiple: 1 }],
      stake: writeAmount(amount(line.stake)),
    },
  })
}

function lineFor({ cost }: Play, units: number, unitStake: ReturnType<typeof parseAmount>) {
  const multiple = 1 + randomInt(5)
  return { units, unitStake, multiple, stake: stakeOf({ units, cost, unitStake, multiple }) }
}
