import type { Word } from '@sanuk/locales/word'
import type { InstantKind } from '../../instant/instant-kinds.ts'

/** How the families are played, in the words that their games say it. */
export const RULES = {
  dice: 'game.dice.rules',
  limbo: 'game.limbo.rules',
  crash: 'game.crash.rules',
  plinko: 'game.plinko.rules',
  wheel: 'game.wheel.rules',
  keno: 'game.keno.rules',
  mines: 'game.mines.rules',
  towers: 'game.towers.rules',
  coin: 'game.coin.rules',
  'draw-poker': 'game.poker.rules',
  roulette: 'game.roulette.rules',
  'hi-lo': 'game.hi_lo.rules',
  scratch: 'game.scratch.rules',
  bingo: 'game.bingo.rules',
  baccarat: 'game.baccarat.rules',
  'dragon-tiger': 'game.dragon.rules',
  'three-card': 'game.three_card.rules',
  'red-dog': 'game.red_dog.rules',
  blackjack: 'game.blackjack.rules',
} as const satisfies Readonly<Record<InstantKind, Word>>
