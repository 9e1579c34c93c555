import { parseAmount } from '@sanuk/money/amount'
import type { GambleTold } from '#protocol'
import { element } from '../element.ts'
import { cardName } from '../gamble/playing-card.ts'
import { paidIn } from '../round.ts'
import type { StepNeeds } from './page.ts'

/** What the player made of a win, move by move, and what was paid in the end; nothing where none could be gambled with. */
export function gambleNotes(needs: StepNeeds): readonly HTMLElement[] {
  const { say, money, replay } = needs
  const { gamble } = replay.result
  if (!gamble || parseAmount(replay.result.win) === 0n) return []
  const moves = movesIn(needs, gamble).map((text) => element('li', {}, text))
  const paid = element('p', { class: 'replay-won' }, say('game.replay.gamble.paid'), ' ')
  paid.append(element('strong', {}, money(paidIn(replay.result))))
  return [
    element(
      'section',
      { class: 'replay-gamble' },
      element('h2', {}, say('game.replay.gamble')),
      moves.length > 0 ? element('ol', {}, ...moves) : element('p', {}, say('game.replay.gamble.none')),
      paid,
    ),
  ]
}

function movesIn({ say, money }: StepNeeds, { moves, turned }: GambleTold): readonly string[] {
  const cards = turned.values()
  const guessed = moves.some((move) => move !== 'collect')
  if (!guessed) return []
  return moves.map((move) => {
    if (move === 'half') return say('game.replay.gamble.half')
    if (move === 'collect') return say('game.replay.gamble.collect')
    const card = cards.next().value
    const said = say(`game.gamble.${move}`)
    if (!card) return said
    return `${said} · ${money(parseAmount(card.risked))} · ${cardName(say, card.card)} ${card.right ? '✓' : '✗'}`
  })
}
