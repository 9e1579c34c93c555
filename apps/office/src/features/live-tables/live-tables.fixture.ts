import type { ChangePreview, OfficeCoup, OfficeLiveTable } from '@sanuk/contracts/office-live-tables'

export const VENDOR = 'ROOMS'
export const GAME = 'baccarat-ruby'
export const COUP = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f201'
export const PAST = '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f202'

const CARDS = ['2c', 'Td', 'As']

export const TABLE: OfficeLiveTable = {
  vendor: VENDOR,
  game: GAME,
  names: { th: 'บาคาร่าทับทิม', en: 'Baccarat Ruby' },
  kind: 'baccarat',
  phase: 'betting',
  coup: { id: COUP, number: 12, opensAt: '2026-11-28T05:00:00.000Z', closesAt: '2026-11-28T05:00:18.000Z' },
  players: 7,
  staked: [
    {
      currency: 'THB',
      stake: '1500.00',
      possibleLoss: '8200.00',
      spots: [
        { spot: 'tie', stake: '500.00', players: 2 },
        { spot: 'banker', stake: '1000.00', players: 3 },
      ],
    },
  ],
  results: [
    ['6', '7'],
    ['9', '1'],
  ],
  today: [{ currency: 'THB', coups: 240, stake: '98000.00', win: '95000.00' }],
  settings: { isOff: false, hours: [], timeZone: 'Asia/Bangkok', limits: [] },
  isOpen: true,
  spots: ['banker', 'player', 'tie'],
  outcome: [
    { place: 'player', faces: CARDS, isOptional: false },
    { place: 'banker', faces: CARDS, isOptional: false },
    { place: 'player', faces: CARDS, isOptional: true },
  ],
}

export const ENDED: OfficeCoup = {
  id: PAST,
  series: 3,
  number: 11,
  state: 'ended',
  openedAt: '2026-11-28T04:59:00.000Z',
  endedAt: '2026-11-28T04:59:40.000Z',
  version: 1,
  turns: [{ place: 'player', face: '2c' }],
  faces: ['9', '1'],
  sums: [{ currency: 'THB', seats: 2, stake: '200.00', win: '300.00' }],
  isSettled: true,
  canChange: true,
  changes: [],
  changedBy: [],
}

export const CHANGED: OfficeCoup = {
  ...ENDED,
  id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f203',
  number: 10,
  state: 'void',
  version: 2,
  faces: null,
  isSettled: false,
  canChange: false,
  changes: [
    {
      kind: 'void',
      at: '2026-11-28T05:00:00.000Z',
      reason: 'Camera fault',
      before: { turns: [{ place: 'player', face: '2c' }], faces: ['6', '7'] },
    },
  ],
  changedBy: ['somsri'],
}

const counted = ({ id, series, number, state, faces, version }: OfficeCoup) => ({
  id,
  series,
  number,
  state,
  faces,
  version,
})

/** One member gives back a win, another one of another brand gets a stake. */
export const PREVIEW: ChangePreview = {
  before: counted(ENDED),
  after: { ...counted(ENDED), state: 'void', faces: null, version: 2 },
  totals: [
    {
      currency: 'THB',
      more: { seats: 1, amount: '100.00' },
      less: { seats: 1, amount: '200.00' },
      owed: { members: 1, amount: '50.00' },
    },
  ],
  seats: [
    {
      round: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f204',
      member: { id: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f205', username: 'niran' },
      brand: 'Acme',
      currency: 'THB',
      stake: '100.00',
      before: '300.00',
      after: '100.00',
      difference: '-200.00',
      owed: '50.00',
    },
    {
      round: '0b0f3b0e-54a3-4a52-8a53-64f6e2a3f206',
      member: null,
      brand: 'Chandra',
      currency: 'THB',
      stake: '100.00',
      before: '0.00',
      after: '100.00',
      difference: '100.00',
      owed: '0.00',
    },
  ],
}
