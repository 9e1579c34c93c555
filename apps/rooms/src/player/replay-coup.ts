import { amount, writeAmount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { ReplayTickets } from '@sanuk/vendor-server/player/replay-ticket'
import type { SeatStore } from '../bets/seat-store.ts'
import { settleStakes } from '../bets/settle-seats.ts'
import type { CoupStore } from '../coups/coup-store.ts'
import type { CoupRow } from '../coups/coup-table.ts'
import { fightCardOf } from '../coups/fight-card-of.ts'
import type { DecisionStore } from '../decisions/decision-store.ts'
import { dealOfResult } from '../games/closed-deal.ts'
import type { Deal } from '../games/table-game.ts'
import { toldDeal, untoldDeal } from '../games/told-deal.ts'
import type { RevisionStore } from '../operators/revision-store.ts'
import type { Replay } from '../room-calls.ts'
import type { Series } from '../series/series.ts'
import type { RecordSeries } from '../series/series-record.ts'
import { type TablePlan, tablePlan } from '../tables/table-plans.ts'
import { RoomRefusal } from './room-refusal.ts'

type Needs = {
  readonly seats: SeatStore
  readonly coups: CoupStore
  readonly decisions: Pick<DecisionStore, 'ofSeat'>
  readonly series: Series
  readonly record: RecordSeries
  readonly revisions: Pick<RevisionStore, 'of'>
  readonly tickets: ReplayTickets
  readonly clock: () => Date
  /** What is told of a coup that was dealt in a studio. */
  readonly studioOf: (coup: string, studio: string) => Promise<NonNullable<Replay['studio']>>
}

/** A past coup as its player saw it. Refuses with `session_ended` where the ticket opens none. */
export const replayCoup =
  (needs: Needs) =>
  async (ticket: string): Promise<Replay> => {
    const { seat, coup, plan, series, deal, currency } = await find(needs, ticket)
    const made = deal.deciding ? await needs.decisions.ofSeat(seat.id) : []
    const decisions = made.map(({ step, hand, move }) => ({ step, hand, move }))
    const settled = settleStakes(await needs.seats.placedOn(seat.id), countedOf(coup, plan, deal), decisions)
    const isVoid = coup.state === 'void'
    const { number } = coup
    const bets = isVoid
      ? []
      : settled.lines.map((line) => ({
          round: seat.id,
          number,
          ...line,
          // Where cards follow from decisions, the outcome tells those of all.
          ...(decisions.length > 0 && !deal.playedBy && { decisions }),
        }))
    const before = await needs.coups.endedOf(series.id, number)
    const { game, title } = plan
    const card = await fightCardOf(needs.coups, title.code, { opensAt: coup.opens_at, deal })
    return {
      currency,
      table: {
        code: title.code,
        names: title.names,
        game: game.code,
        variant: game.variant,
        sides: game.sides.map(({ red, blue }) => ({ red, blue })),
      },
      playedAt: coup.opens_at.toISOString(),
      coup: {
        number,
        series: series.number,
        shown: [...(coup.turns ?? deal.turns)],
        result: coup.result,
        isVoid,
        ...card,
      },
      revision: await revisionOf(needs, coup),
      results: before.flatMap(({ result }) => (result ? [{ faces: result.faces, roads: result.roads }] : [])),
      lines: isVoid ? settled.lines.map((line) => ({ ...line, win: line.stake })) : settled.lines,
      stake: writeAmount(amount(settled.stake)),
      win: writeAmount(amount(isVoid ? settled.stake : settled.win)),
      ...(decisions.length > 0 && { decisions }),
      commitment: series.commitment?.toString('hex') ?? '',
      ...(series.studio !== null && { studio: await needs.studioOf(coup.id, series.studio) }),
      record: await needs.record(series, bets),
    }
  }

/** What the bets are settled by: of a coup that was corrected that is not what was drawn. */
function countedOf({ version, state, turns }: CoupRow, { game }: TablePlan, deal: Deal): Pick<Deal, 'settle'> {
  if (version === 1 || state !== 'ended') return deal
  return game.entry?.judge(turns ?? [], deal) ?? deal
}

/** How a coup that was changed counted at first. */
async function revisionOf({ revisions }: Needs, coup: CoupRow): Promise<Replay['revision']> {
  const changes = await revisions.of([coup.id])
  const [first, last] = [changes.at(0), changes.at(-1)]
  if (!first || !last || first.state !== 'ended') return null
  return { kind: last.kind, at: last.revised_at.toISOString(), shown: first.turns ?? [], result: first.result }
}

/** The round of a ticket with all that belongs to it. A coup that was not dealt yet is not told. */
async function find({ seats, coups, series, tickets, clock }: Needs, ticket: string) {
  const shown = tickets.read(ticket, clock())
  const seat = shown === null ? undefined : await seats.find(shown)
  const coup = seat && (await coups.find(seat.coup))
  const plan = coup && tablePlan(coup.table_code)
  const isOver = coup?.state === 'ended' || coup?.state === 'void'
  if (!seat || !plan || !isOver || !isCurrencyCode(seat.currency)) throw new RoomRefusal('session_ended')
  const of = await series.find(coup.series)
  const place = { number: coup.number, start: 0 }
  const told = of?.studio ? (toldDeal(plan.game, place, coup.turns ?? []) ?? untoldDeal(place)) : null
  const dealt = told ?? of?.dealt.deal(coup.number)
  if (!of || !dealt) throw new RoomRefusal('session_ended')
  return { seat, coup, plan, series: of, deal: dealOfResult(dealt, coup.result), currency: seat.currency }
}
