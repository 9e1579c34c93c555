import type { agentMemberRounds } from '@sanuk/contracts/agent-centre'
import type { AnswerOf } from '@sanuk/contracts/route'

type TeamRound = AnswerOf<typeof agentMemberRounds>['list'][number]

/** A settled round of a slot, but for what a test changes. */
export const aRound = (change: Partial<TeamRound> = {}): TeamRound => ({
  id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7b01',
  reference: 'S-1001',
  gameType: 'RNG',
  gameCode: 'golden-night',
  gameNames: { th: 'คืนทอง', en: 'Golden Night' },
  vassalageName: 'Studio',
  thumbnail: null,
  state: 'settled',
  stake: '50.00',
  win: '20.00',
  net: '-30.00',
  freeStake: null,
  startedAt: '2026-11-19T05:00:00.000Z',
  settledAt: '2026-11-19T05:00:02.000Z',
  valid: '50.00',
  ...change,
})
