import type { Language } from '@sanuk/locales/word'
import type { GameCode } from '#protocol'
import { type RoomCatalogue, type Say, wordsOf } from '../words.ts'
import type { GameLook } from './game-look.ts'

/** A game that has been loaded, and all words of the page in one language. */
export type LoadedGame = { readonly look: GameLook; readonly say: Say }

type Source = {
  readonly words: RoomCatalogue | readonly RoomCatalogue[]
  readonly load: () => Promise<{ readonly look: GameLook }>
}

/** The games that have a page. Each is loaded on its own: code, styles and words. */
const games: { readonly [game in GameCode]: Source } = {
  baccarat: { words: 'rooms-baccarat', load: () => import('./baccarat/look.ts') },
  'dragon-tiger': { words: 'rooms-dragon-tiger', load: () => import('./dragon-tiger/look.ts') },
  'sic-bo': { words: 'rooms-dice', load: () => import('./sic-bo/look.ts') },
  'thai-hilo': { words: 'rooms-dice', load: () => import('./thai-hilo/look.ts') },
  'gourd-crab-fish': { words: 'rooms-dice', load: () => import('./gourd-crab-fish/look.ts') },
  roulette: { words: 'rooms-roulette', load: () => import('./roulette/look.ts') },
  'fan-tan': { words: 'rooms-fan-tan', load: () => import('./fan-tan/look.ts') },
  sedie: { words: 'rooms-sedie', load: () => import('./sedie/look.ts') },
  cockfight: { words: 'rooms-cockfight', load: () => import('./cockfight/look.ts') },
  'double-ball-roulette': { words: 'rooms-roulette', load: () => import('./double-ball-roulette/look.ts') },
  'ramwong-wheel': { words: 'rooms-money-wheel', load: () => import('./ramwong-wheel/look.ts') },
  'gem-wheel': { words: 'rooms-money-wheel', load: () => import('./gem-wheel/look.ts') },
  'red-envelopes': { words: 'rooms-money-wheel', load: () => import('./red-envelopes/look.ts') },
  'pok-deng': { words: 'rooms-bank-hands', load: () => import('./pok-deng/look.ts') },
  'bull-bull': { words: 'rooms-bank-hands', load: () => import('./bull-bull/look.ts') },
  'andar-bahar': { words: 'rooms-andar-bahar', load: () => import('./andar-bahar/look.ts') },
  blackjack: { words: 'rooms-blackjack', load: () => import('./blackjack/look.ts') },
  'three-card-poker': { words: 'rooms-three-card', load: () => import('./three-card-poker/look.ts') },
  'seat-blackjack': {
    words: ['rooms-blackjack', 'rooms-seat-blackjack'],
    load: () => import('./seat-blackjack/look.ts'),
  },
}

/** Loads a game and its words. Throws where they do not arrive. */
export async function loadGame(game: GameCode, language: Language): Promise<LoadedGame> {
  const { load, words } = games[game]
  const [{ look }, say] = await Promise.all([load(), wordsOf(language, ['rooms', 'rooms-chat', ...[words].flat()])])
  return { look, say }
}
