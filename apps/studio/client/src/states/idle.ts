import { autoplayEnd, beginAutoplay } from '../autoplay.ts'
import { freeBet } from '../free-rounds/free-rounds.ts'
import { endAutoplay, type Game, setStake, spinPrice } from '../game.ts'
import type { Intent } from '../intents.ts'
import { betOf, wayIntoBet } from './betting.ts'
import type { Next } from './next.ts'

/** The reels stand, the player decides, by `first` perhaps already. Autoplay decides for the player, within the player's limits. */
export async function idle(game: Game, { first }: { first?: Intent | null }): Promise<Next> {
  const { bar } = game.panel
  bar.role = 'spin'
  if (game.autoplay) return nextOfAutoplay(game)
  for (let known = first; ; known = null) {
    const intent = known ?? (await game.intents.next())
    if (intent.kind === 'press') return nextRound(game)
    if (intent.kind === 'buy') return wayIntoBet(game, betOf(game, intent.bought))
    if (intent.kind === 'refill') return { to: 'refilling' }
    if (intent.kind === 'stake') setStake(game, intent.stake)
    if (intent.kind === 'ante') turnAnte(game)
    if (intent.kind === 'autoplay') {
      game.autoplay = beginAutoplay(intent.limits)
      game.panel.announce(game.say('game.autoplay.began', { count: intent.limits.rounds }))
      return nextOfAutoplay(game)
    }
  }
}

/** What the button begins: a round that is free, or one at the stake that is set. */
function nextRound(game: Game): Next {
  return game.free
    ? { to: 'spinning', bet: freeBet(game.free.rounds, game.opened.machine) }
    : wayIntoBet(game, betOf(game))
}

/** Says what a spin costs from now on; where that would be more than any round may, nothing changes. */
function turnAnte(game: Game): void {
  const { panel, say, money, stake } = game
  game.ante = !game.ante
  const wanted = game.ante
  setStake(game, stake)
  if (game.ante !== wanted) return
  panel.announce(say(wanted ? 'game.ante.on' : 'game.ante.off', { price: money(spinPrice(game)) }))
}

function nextOfAutoplay(game: Game): Next {
  const { autoplay } = game
  const end = autoplay && autoplayEnd(autoplay, spinPrice(game))
  if (end) endAutoplay(game, end)
  if (!autoplay || end) return { to: 'idle' }
  game.panel.bar.autoplay = autoplay.left
  return wayIntoBet(game, betOf(game))
}
