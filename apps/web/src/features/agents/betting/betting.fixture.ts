import type { TeamRound } from '@sanuk/contracts/agent-betting'
import type { BettingSums } from './use-betting.ts'

/** A settled round of a slot by `nok`, but for what a test changes of it or of its round. */
export function aBet({
  round,
  ...change
}: Partial<Omit<TeamRound, 'round'>> & { round?: Partial<TeamRound['round']> } = {}): TeamRound {
  return {
    member: { id: '00000000-0000-4000-8000-00000000000a', username: 'nok' },
    vendor: 'STUDIO',
    valid: '50.00',
    selection: null,
    ...change,
    round: {
      id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7b01',
      reference: '6F1C2F4E6C3C',
      gameType: 'RNG',
      gameCode: 'golden-night',
      gameNames: { th: 'คืนทอง', en: 'Golden Night' },
      vassalageName: 'Siam Reels',
      thumbnail: null,
      state: 'settled',
      stake: '50.00',
      win: '20.00',
      net: '-30.00',
      freeStake: null,
      startedAt: '2026-11-21T04:00:00.000Z',
      settledAt: '2026-11-21T04:00:02.000Z',
      ...round,
    },
  }
}

/** An open ticket of two of whose seven lines the first is shown in the list. */
export const A_TICKET = aBet({
  member: { id: '00000000-0000-4000-8000-00000000000b', username: 'lek' },
  valid: '0.00',
  selection: {
    issue: '20261121-0042',
    lines: [
      { play: '3 digits · 3 top', numbers: '123, 456', more: 8, units: 10, unitStake: '2.00', multiple: 3 },
      { play: '2 digits · 2 top', numbers: '45', more: 0, units: 1, unitStake: '2.00', multiple: 1 },
    ],
    linesInAll: 7,
  },
  round: {
    id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7b02',
    reference: '6F1C2F4E6C3D',
    gameType: 'LOTT',
    gameNames: { th: 'หวยไทย', en: 'Thai Lottery' },
    state: 'open',
    stake: '62.00',
    win: '0.00',
    net: '-62.00',
    settledAt: null,
  },
})

/** What two bets come to and what is open, but for what a test changes. */
export const someSums = (change: Partial<BettingSums> = {}): BettingSums => ({
  sums: { rounds: 1234, stake: '5000.00', win: '4200.00', valid: '4900.00', net: '-800.00' },
  exposure: { rounds: 3, stake: '162.00', tickets: 1, potential: '54000.00' },
  vendors: [
    { code: 'STUDIO', name: 'Sanuk Studio' },
    { code: 'LOTT', name: 'Lotteries' },
  ],
  ...change,
})
