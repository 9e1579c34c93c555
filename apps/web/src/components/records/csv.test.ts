import type { Round } from '@sanuk/contracts/wagers'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const round: Round = {
  id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a11',
  reference: 'R1',
  gameType: 'RNG',
  gameCode: 'golden-tiger',
  gameNames: { th: 'เสือ "ทองคำ"', en: '=HYPERLINK("x")' },
  vassalageName: 'Siam, Reels',
  thumbnail: null,
  state: 'settled',
  stake: '20.00',
  win: '0.00',
  net: '-20.00',
  freeStake: null,
  startedAt: '2026-11-21T08:00:00.000Z',
  settledAt: null,
}

test('a CSV file is quoted by RFC 4180, and formulas are written as text', () => {
  const csv = csvOf(
    [round],
    [
      { header: 'ชื่อ', cell: ({ gameNames }) => gameNames.th },
      { header: 'Name', cell: ({ gameNames }) => gameNames.en },
      { header: 'Vendor', cell: ({ vassalageName }) => vassalageName },
      { header: 'Net', cell: ({ net }) => net },
    ],
  )
  expect(csv).toBe('\uFEFFชื่อ,Name,Vendor,Net\r\n"เสือ ""ทองคำ""","\'=HYPERLINK(""x"")","Siam, Reels",-20.00\r\n')
})
