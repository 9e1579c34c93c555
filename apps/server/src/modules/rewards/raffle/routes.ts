import { claimRaffle, ownRaffle, raffle as raffleRoute } from '@sanuk/contracts/raffle'
import { commitmentOf } from '@sanuk/contracts/raffle-draw'
import { writeAmount } from '@sanuk/money/amount'
import type { FindMembers } from '#platform/capabilities/member'
import type { DemandMayPlay } from '#platform/capabilities/play-permission'
import { maskedName } from '#platform/masked-name'
import type { Serve } from '#platform/serve'
import type { Draw, Raffle } from './index.ts'

type Needs = {
  readonly raffle: Raffle
  readonly findMembers: FindMembers
  readonly demandMayPlay: DemandMayPlay
}

export function raffleRoutes(serve: Serve, { raffle, findMembers, demandMayPlay }: Needs): void {
  const winnersOf = async (draw: Draw) => {
    const winners = await raffle.winners(draw.id)
    const members = await findMembers(winners.map(({ member }) => member))
    return winners.map(({ place, amount, ticket, member }) => ({
      place,
      amount: writeAmount(amount),
      ticket,
      name: maskedName(members.get(member)?.username ?? ''),
    }))
  }
  serve(raffleRoute, async ({ brand }) => {
    const [open, latest] = await Promise.all([raffle.open(brand.id), raffle.latest(brand.id)])
    return {
      current: open && { ...shownOf(open), prizes: open.prizes, commitment: await commitmentOf(open.seed) },
      latest:
        latest?.drawn_at && latest.seal
          ? {
              id: latest.id,
              closesAt: latest.closes_at.toISOString(),
              drawnAt: latest.drawn_at.toISOString(),
              tickets: latest.tickets ?? 0,
              seed: latest.seed,
              seal: latest.seal,
              commitment: await commitmentOf(latest.seed),
              winners: await winnersOf(latest),
            }
          : null,
    }
  })
  serve(ownRaffle, async ({ brand, caller }) => {
    const [open, latest] = await Promise.all([raffle.open(brand.id), raffle.latest(brand.id)])
    const standing = open && (await raffle.standing(caller.id, open))
    const range = latest && (await raffle.rangeOf(latest.id, caller.id))
    const prizes = await raffle.prizesOf(caller.id)
    return {
      current: standing && { tickets: standing.tickets, toNext: standing.toNext && writeAmount(standing.toNext) },
      latest: range && { draw: latest.id, ...range },
      prizes: prizes.map(({ draw, place, amount, ticket, drawn_at, expires_at, claimed_at }) => ({
        draw,
        place,
        amount: writeAmount(amount),
        ticket,
        drawnAt: drawn_at.toISOString(),
        expiresAt: expires_at.toISOString(),
        claimedAt: claimed_at?.toISOString() ?? null,
      })),
    }
  })
  serve(claimRaffle, async ({ caller, body }) => {
    await demandMayPlay(caller.id)
    return { amount: writeAmount(await raffle.claim(caller.id, body.draw)) }
  })
}

const shownOf = ({ id, opens_at, closes_at, stake_per_ticket, tickets_max }: Draw) => ({
  id,
  opensAt: opens_at.toISOString(),
  closesAt: closes_at.toISOString(),
  stakePerTicket: writeAmount(stake_per_ticket),
  ticketsMax: tickets_max,
})
