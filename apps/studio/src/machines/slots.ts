import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import goldenTigerSheet from '@sanuk/engines/slots/golden-tiger/par-sheet.json' with { type: 'json' }
import { eightIngots } from '@sanuk/engines/slots/hold/eight-ingots'
import eightIngotsSheet from '@sanuk/engines/slots/hold/eight-ingots.par-sheet.json' with { type: 'json' }
import { goldenBell } from '@sanuk/engines/slots/hold/golden-bell'
import goldenBellSheet from '@sanuk/engines/slots/hold/golden-bell.par-sheet.json' with { type: 'json' }
import { pirateTreasure } from '@sanuk/engines/slots/hold/pirate-treasure'
import pirateTreasureSheet from '@sanuk/engines/slots/hold/pirate-treasure.par-sheet.json' with { type: 'json' }
import { chalawanCave } from '@sanuk/engines/slots/lines/chalawan-cave'
import chalawanCaveSheet from '@sanuk/engines/slots/lines/chalawan-cave.par-sheet.json' with { type: 'json' }
import { coconutIsland } from '@sanuk/engines/slots/lines/coconut-island'
import coconutIslandSheet from '@sanuk/engines/slots/lines/coconut-island.par-sheet.json' with { type: 'json' }
import { floatingMarket } from '@sanuk/engines/slots/lines/floating-market'
import floatingMarketSheet from '@sanuk/engines/slots/lines/floating-market.par-sheet.json' with { type: 'json' }
import { goldenDeer } from '@sanuk/engines/slots/lines/golden-deer'
import goldenDeerSheet from '@sanuk/engines/slots/lines/golden-deer.par-sheet.json' with { type: 'json' }
import { goldenDurian } from '@sanuk/engines/slots/lines/golden-durian'
import goldenDurianSheet from '@sanuk/engines/slots/lines/golden-durian.par-sheet.json' with { type: 'json' }
import { loyKrathongNight } from '@sanuk/engines/slots/lines/loy-krathong-night'
import loyKrathongNightSheet from '@sanuk/engines/slots/lines/loy-krathong-night.par-sheet.json' with { type: 'json' }
import { monkeyGeneral } from '@sanuk/engines/slots/lines/monkey-general'
import monkeyGeneralSheet from '@sanuk/engines/slots/lines/monkey-general.par-sheet.json' with { type: 'json' }
import { moonRabbit } from '@sanuk/engines/slots/lines/moon-rabbit'
import moonRabbitSheet from '@sanuk/engines/slots/lines/moon-rabbit.par-sheet.json' with { type: 'json' }
import { somTamSmash } from '@sanuk/engines/slots/lines/som-tam-smash'
import somTamSmashSheet from '@sanuk/engines/slots/lines/som-tam-smash.par-sheet.json' with { type: 'json' }
import { gongCircle } from '@sanuk/engines/slots/picks/gong-circle'
import gongCircleSheet from '@sanuk/engines/slots/picks/gong-circle.par-sheet.json' with { type: 'json' }
import { andamanPearl } from '@sanuk/engines/slots/tumbles/andaman-pearl'
import andamanPearlSheet from '@sanuk/engines/slots/tumbles/andaman-pearl.par-sheet.json' with { type: 'json' }
import { emeraldGarden } from '@sanuk/engines/slots/tumbles/emerald-garden'
import emeraldGardenSheet from '@sanuk/engines/slots/tumbles/emerald-garden.par-sheet.json' with { type: 'json' }
import { orchidPrincess } from '@sanuk/engines/slots/tumbles/orchid-princess'
import orchidPrincessSheet from '@sanuk/engines/slots/tumbles/orchid-princess.par-sheet.json' with { type: 'json' }
import { sweetThaiTea } from '@sanuk/engines/slots/tumbles/sweet-thai-tea'
import sweetThaiTeaSheet from '@sanuk/engines/slots/tumbles/sweet-thai-tea.par-sheet.json' with { type: 'json' }
import { thaiDessertJar } from '@sanuk/engines/slots/tumbles/thai-dessert-jar'
import thaiDessertJarSheet from '@sanuk/engines/slots/tumbles/thai-dessert-jar.par-sheet.json' with { type: 'json' }
import { thousandfoldThunder } from '@sanuk/engines/slots/tumbles/thousandfold-thunder'
import thousandfoldThunderSheet from '@sanuk/engines/slots/tumbles/thousandfold-thunder.par-sheet.json' with {
  type: 'json',
}
import { watermelonCrush } from '@sanuk/engines/slots/tumbles/watermelon-crush'
import watermelonCrushSheet from '@sanuk/engines/slots/tumbles/watermelon-crush.par-sheet.json' with { type: 'json' }
import { dancingPeacock } from '@sanuk/engines/slots/ways/dancing-peacock'
import dancingPeacockSheet from '@sanuk/engines/slots/ways/dancing-peacock.par-sheet.json' with { type: 'json' }
import { fourLotuses } from '@sanuk/engines/slots/ways/four-lotuses'
import fourLotusesSheet from '@sanuk/engines/slots/ways/four-lotuses.par-sheet.json' with { type: 'json' }
import { jadeDragon } from '@sanuk/engines/slots/ways/jade-dragon'
import jadeDragonSheet from '@sanuk/engines/slots/ways/jade-dragon.par-sheet.json' with { type: 'json' }
import { koiBlessing } from '@sanuk/engines/slots/ways/koi-blessing'
import koiBlessingSheet from '@sanuk/engines/slots/ways/koi-blessing.par-sheet.json' with { type: 'json' }
import { firePhoenix } from '@sanuk/engines/slots/wilds/fire-phoenix'
import firePhoenixSheet from '@sanuk/engines/slots/wilds/fire-phoenix.par-sheet.json' with { type: 'json' }
import { luckyElephant } from '@sanuk/engines/slots/wilds/lucky-elephant'
import luckyElephantSheet from '@sanuk/engines/slots/wilds/lucky-elephant.par-sheet.json' with { type: 'json' }
import { nagaPalace } from '@sanuk/engines/slots/wilds/naga-palace'
import nagaPalaceSheet from '@sanuk/engines/slots/wilds/naga-palace.par-sheet.json' with { type: 'json' }
import { songkranSplash } from '@sanuk/engines/slots/wilds/songkran-splash'
import songkranSplashSheet from '@sanuk/engines/slots/wilds/songkran-splash.par-sheet.json' with { type: 'json' }
import { tukTukTurbo } from '@sanuk/engines/slots/wilds/tuk-tuk-turbo'
import tukTukTurboSheet from '@sanuk/engines/slots/wilds/tuk-tuk-turbo.par-sheet.json' with { type: 'json' }
import { whiteElephantGold } from '@sanuk/engines/slots/wilds/white-elephant-gold'
import whiteElephantGoldSheet from '@sanuk/engines/slots/wilds/white-elephant-gold.par-sheet.json' with { type: 'json' }
import type { ByCurrency } from '@sanuk/money/by-currency'
import { type Stakes, stakesFrom } from '../games/stakes.ts'
import type { SlotGame } from './slot-game.ts'

const BAHT = '1 2 3 5 10 20 30 50 100 200 300 500 1000 2000'

/** Of machines with up to ten coins: one of them is worth a hundredth at least, so that every win can be paid out. */
const smallStakes: ByCurrency<Stakes> = {
  THB: stakesFrom(`0.1 0.2 0.5 ${BAHT}`),
  USD: stakesFrom('0.1 0.2 0.5 1 2 3 5 10 20 30 50'),
}

/** Of machines with up to twenty coins, and of those with up to fifty. */
const stakes: ByCurrency<Stakes> = { THB: stakesFrom(BAHT), USD: stakesFrom('0.2 0.5 1 2 3 5 10 20 30 50') }
const largeStakes: ByCurrency<Stakes> = { THB: stakesFrom(BAHT), USD: stakesFrom('0.5 1 2 3 5 10 20 30 50') }

export const goldenTigerGame: SlotGame = { machine: goldenTiger, sheet: goldenTigerSheet, stakes }

/** Every slot that can be played. */
export const SLOTS: readonly SlotGame[] = [
  goldenTigerGame,
  { machine: coconutIsland, sheet: coconutIslandSheet, stakes: smallStakes },
  { machine: loyKrathongNight, sheet: loyKrathongNightSheet, stakes },
  { machine: goldenDurian, sheet: goldenDurianSheet, stakes: largeStakes },
  { machine: chalawanCave, sheet: chalawanCaveSheet, stakes: largeStakes },
  { machine: somTamSmash, sheet: somTamSmashSheet, stakes },
  { machine: goldenDeer, sheet: goldenDeerSheet, stakes },
  { machine: moonRabbit, sheet: moonRabbitSheet, stakes },
  { machine: jadeDragon, sheet: jadeDragonSheet, stakes },
  { machine: firePhoenix, sheet: firePhoenixSheet, stakes: largeStakes },
  { machine: luckyElephant, sheet: luckyElephantSheet, stakes: largeStakes },
  { machine: fourLotuses, sheet: fourLotusesSheet, stakes: largeStakes },
  { machine: dancingPeacock, sheet: dancingPeacockSheet, stakes: largeStakes },
  { machine: koiBlessing, sheet: koiBlessingSheet, stakes: largeStakes },
  { machine: whiteElephantGold, sheet: whiteElephantGoldSheet, stakes },
  { machine: songkranSplash, sheet: songkranSplashSheet, stakes: smallStakes },
  { machine: tukTukTurbo, sheet: tukTukTurboSheet, stakes },
  { machine: nagaPalace, sheet: nagaPalaceSheet, stakes },
  { machine: floatingMarket, sheet: floatingMarketSheet, stakes: largeStakes },
  { machine: monkeyGeneral, sheet: monkeyGeneralSheet, stakes: smallStakes },
  { machine: sweetThaiTea, sheet: sweetThaiTeaSheet, stakes },
  { machine: andamanPearl, sheet: andamanPearlSheet, stakes },
  { machine: goldenBell, sheet: goldenBellSheet, stakes: smallStakes },
  { machine: thaiDessertJar, sheet: thaiDessertJarSheet, stakes },
  { machine: watermelonCrush, sheet: watermelonCrushSheet, stakes },
  { machine: emeraldGarden, sheet: emeraldGardenSheet, stakes },
  { machine: orchidPrincess, sheet: orchidPrincessSheet, stakes },
  { machine: thousandfoldThunder, sheet: thousandfoldThunderSheet, stakes },
  { machine: eightIngots, sheet: eightIngotsSheet, stakes },
  { machine: pirateTreasure, sheet: pirateTreasureSheet, stakes: largeStakes },
  { machine: gongCircle, sheet: gongCircleSheet, stakes },
]
