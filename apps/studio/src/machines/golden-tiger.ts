import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import sheet from '@sanuk/engines/slots/golden-tiger/par-sheet.json' with { type: 'json' }
import { parseAmount } from '@sanuk/money/amount'
import type { SlotGame } from './slot-game.ts'

export const goldenTigerGame: SlotGame = {
  machine: goldenTiger,
  sheet,
  stakes: [
    parseAmount('1'),
    ...['2', '3', '5', '10', '20', '30', '50', '100', '200', '300', '500', '1000', '2000'].map(parseAmount),
  ],
}
