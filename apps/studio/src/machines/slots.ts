import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import goldenTigerSheet from '@sanuk/engines/slots/golden-tiger/par-sheet.json' with { type: 'json' }
import { chalawanCave } from '@sanuk/engines/slots/lines/chalawan-cave'
import chalawanCaveSheet from '@sanuk/engines/slots/lines/chalawan-cave.par-sheet.json' with { type: 'json' }
import { coconutIsland } from '@sanuk/engines/slots/lines/coconut-island'
import coconutIslandSheet from '@sanuk/engines/slots/lines/coconut-island.par-sheet.json' with { type: 'json' }
import { goldenDeer } from '@sanuk/engines/slots/lines/golden-deer'
import goldenDeerSheet from '@sanuk/engines/slots/lines/golden-deer.par-sheet.json' with { type: 'json' }
import { goldenDurian } from '@sanuk/engines/slots/lines/golden-durian'
import goldenDurianSheet from '@sanuk/engines/slots/lines/golden-durian.par-sheet.json' with { type: 'json' }
import { loyKrathongNight } from '@sanuk/engines/slots/lines/loy-krathong-night'
import loyKrathongNightSheet from '@sanuk/engines/slots/lines/loy-krathong-night.par-sheet.json' with { type: 'json' }
import { moonRabbit } from '@sanuk/engines/slots/lines/moon-rabbit'
import moonRabbitSheet from '@sanuk/engines/slots/lines/moon-rabbit.par-sheet.json' with { type: 'json' }
import { somTamSmash } from '@sanuk/engines/slots/lines/som-tam-smash'
import somTamSmashSheet from '@sanuk/engines/slots/lines/som-tam-smash.par-sheet.json' with { type: 'json' }
import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { SlotGame } from './slot-game.ts'

const STAKES = ['2', '3', '5', '10', '20', '30', '50', '100', '200', '300', '500', '1000', '2000'] as const
const stakes: readonly [Amount, ...Amount[]] = [parseAmount('1'), ...STAKES.map(parseAmount)]

export const goldenTigerGame: SlotGame = { machine: goldenTiger, sheet: goldenTigerSheet, stakes }

/** Every slot that can be played. */
export const SLOTS: readonly SlotGame[] = [
  goldenTigerGame,
  { machine: coconutIsland, sheet: coconutIslandSheet, stakes },
  { machine: loyKrathongNight, sheet: loyKrathongNightSheet, stakes },
  { machine: goldenDurian, sheet: goldenDurianSheet, stakes },
  { machine: chalawanCave, sheet: chalawanCaveSheet, stakes },
  { machine: somTamSmash, sheet: somTamSmashSheet, stakes },
  { machine: goldenDeer, sheet: goldenDeerSheet, stakes },
  { machine: moonRabbit, sheet: moonRabbitSheet, stakes },
]
