import { rafflePlan } from '@sanuk/contracts/office-raffle'
import type { Fact } from '@sanuk/ui/facts'
import type { Telling } from '../../components/cashier-term-facts.tsx'

/** What draws are like under a plan. */
export function raffleFacts(details: unknown, { say, money }: Telling): readonly Fact[] {
  const { enabled, stakePerTicket, ticketsMax, drawsAt, prizes, claimDays } = rafflePlan.parse(details)
  return [
    { name: say('office.state'), value: say(enabled ? 'approvals.raffle.on' : 'approvals.raffle.off') },
    { name: say('office-raffle.stake'), value: money(stakePerTicket) },
    { name: say('office-raffle.max'), value: ticketsMax },
    { name: say('office-raffle.draws_at'), value: drawsAt },
    {
      name: say('office-raffle.prizes'),
      value: prizes.map(({ amount, count }) => (
        <div key={`${amount} ${count}`}>
          {count} × {money(amount)}
        </div>
      )),
    },
    { name: say('office-raffle.claim_days'), value: claimDays },
  ]
}
