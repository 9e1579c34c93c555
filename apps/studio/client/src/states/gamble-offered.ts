import { parseAmount } from '@sanuk/money/amount'
import type { Game } from '../game.ts'
import type { Intent } from '../intents.ts'
import { gambleOf, type Showing } from '../round.ts'
import { loadTable } from './gambling.ts'
import type { Next } from './next.ts'

/** The win waits: it is gambled with, or taken, by itself or because the player goes on with something else. */
export async function gambleOffered(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const { panel, intents, say, money } = game
  if (game.autoplay) return { to: 'collecting', showing, besides: null }
  panel.bar.role = 'spin'
  panel.offer.show(money(parseAmount(gambleOf(showing.round).risked)))
  panel.announce(say('game.gamble.offered'))
  void loadTable()
  const intent = await nextOf(intents)
  panel.offer.hide()
  if (intent.kind === 'gamble') return { to: 'gambling', showing }
  return { to: 'collecting', showing, besides: intent.kind === 'collect' ? null : intent }
}

/** A touch of the reels decides nothing about money. */
async function nextOf(intents: Game['intents']): Promise<Intent> {
  for (;;) {
    const intent = await intents.next()
    if (intent.kind !== 'tap' && intent.kind !== 'stop-autoplay') return intent
  }
}
