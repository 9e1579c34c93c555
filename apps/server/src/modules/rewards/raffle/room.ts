import { writeAmount } from '@sanuk/money/amount'
import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Wagers } from '../../games/wagers/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Messages } from '../../site/messages/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import { createRaffle, type Raffle, type WonPrize } from './index.ts'
import { raffleOfficeRoutes } from './office-routes.ts'
import { raffleRoutes } from './routes.ts'

type Below = {
  readonly members: Pick<Members, 'find'>
  readonly messages: Pick<Messages, 'tell'>
  readonly system: Pick<System, 'reckoningOf'>
  readonly wagers: Pick<Wagers, 'stakesBetween' | 'stakeBetween'>
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Site = {
  readonly raffle: Raffle
  readonly members: Pick<Members, 'findMany'>
  readonly protection: Pick<Protection, 'demandMayPlay'>
}

type Office = { readonly raffle: Raffle; readonly approvals: Approvals }

const letterOf = ({ draw, place, ticket, amount, currency, expiresAt }: WonPrize) => ({
  key: 'prize_won' as const,
  reference: `${draw} ${place}`,
  facts: {
    amount: writeAmount(amount),
    currency,
    place: String(place),
    ticket: String(ticket),
    at: expiresAt.toISOString(),
  },
})

export const raffleRoom = defineRoom({
  name: 'raffle',
  build: ({ members, messages, system, wagers, wallet }: Below, { database, clock, live }) =>
    createRaffle({
      database,
      clock,
      wagers,
      findMember: members.find,
      accountOf: wallet.accountOf,
      reckoningOf: system.reckoningOf,
      tellWon: (prize) => messages.tell(prize.member, letterOf(prize)),
      announce: live.publishWallet,
    }),
  site: (serve, { raffle, members, protection }: Site) => {
    raffleRoutes(serve, {
      raffle,
      findMembers: members.findMany,
      demandMayPlay: protection.demandMayPlay,
    })
  },
  office: (serve, { raffle, approvals }: Office) => raffleOfficeRoutes(serve, { raffle, approvals }),
  jobs: ({ drawAndOpen }) => [{ name: 'raffle-draw-and-open', every: '* * * * *', work: drawAndOpen }],
  proposals: ({ carryOut }) => ({ 'raffle.plan': carryOut }),
})
