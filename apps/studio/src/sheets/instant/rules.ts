import type { Word } from '@sanuk/locales/word'
import type { InstantKind } from '../../instant/instant-kinds.ts'

/** How the families are played, in the words that their games say it. */
const RULES = {
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

/** Of titles that are played otherwise than their families. */
const OWN_RULES: Readonly<Record<string, Word>> = {
  'village-bingo': 'game.bingo.rules.gentle',
  'fair-bingo': 'game.bingo.rules.quick',
  'sweet-bingo': 'game.bingo.rules.full_house',
  'coral-crash': 'game.dive.rules',
}

/** How a title is played. */
export const rulesOf = ({ code, kind }: { readonly code: string; readonly kind: InstantKind }): Word =>
  OWN_RULES[code] ?? RULES[kind]
