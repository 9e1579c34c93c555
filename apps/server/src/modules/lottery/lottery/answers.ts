import type { DrawnIssue, Issue, Ticket } from '@sanuk/contracts/lottery'
import { writeAmount } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import type { IssueRecord, TicketRecord } from './index.ts'

export const issueAnswer = ({ number, opensAt, sealsAt, drawsAt, state, commitment }: IssueRecord): Issue => ({
  number,
  opensAt: opensAt.toISOString(),
  sealsAt: sealsAt.toISOString(),
  drawsAt: drawsAt.toISOString(),
  state,
  commitment,
})

/** An issue as its result is told; nothing where it has none. */
export const drawnAnswer = ({ number, drawnAt, result, simulated }: IssueRecord): DrawnIssue | null =>
  drawnAt && result
    ? { number, drawnAt: drawnAt.toISOString(), result, ...(simulated && { simulated: true as const }) }
    : null

type TicketState = Ticket['state']

function stateOf({ cancelledAt, issueState, isSettled, win }: TicketRecord): TicketState {
  if (cancelledAt) return 'cancelled'
  if (issueState === 'cancelled') return 'void'
  if (!isSettled) return 'open'
  return win > 0n ? 'won' : 'lost'
}

/** A ticket as its member is shown it. `now` is the time where bets are taken. */
export function ticketAnswer(ticket: TicketRecord, game: Game | undefined, now: Date): Ticket {
  const { id, issue, stake, win, rebate, placedAt, settledAt, sealsAt, issueState, cancelledAt } = ticket
  const state = stateOf(ticket)
  return {
    id,
    reference: id.slice(0, 13).replace('-', '').toUpperCase(),
    gameCode: ticket.game,
    gameNames: game?.names ?? { th: ticket.game, en: ticket.game },
    issue,
    state,
    stake: writeAmount(stake),
    win: writeAmount(win),
    rebate: writeAmount(rebate),
    placedAt: placedAt.toISOString(),
    settledAt: state === 'won' || state === 'lost' ? (settledAt?.toISOString() ?? null) : null,
    lines: ticket.lines,
    units: ticket.units,
    cancellable: cancelledAt === null && issueState === 'open' && sealsAt > now,
    result: ticket.result,
    ...(ticket.simulated && { simulated: true as const }),
  }
}
