import '../styles/replay-feature.css'
import '../styles/replay-gamble.css'
import { type Amount, parseAmount, times, ZERO } from '@sanuk/money/amount'
import type { GambleTold } from '#protocol'
import { element } from '../element.ts'
import { timesOf } from '../gamble/choices.ts'
import { cardFace, cardName } from '../gamble/playing-card.ts'
import { paidIn } from '../round.ts'
import type { StepNeeds } from './page.ts'

type Turned = GambleTold['turned'][number]

/** What the player made of a win, move by move, and what was paid in the end; nothing where none could be gambled with. */
export function gambleNotes(needs: StepNeeds): readonly HTMLElement[] {
  const { say, money, replay } = needs
  const { gamble } = replay.result
  if (!gamble || parseAmount(replay.result.win) === 0n) return []
  const moves = movesIn(needs, gamble)
  const paid = element('p', { class: 'replay-won' }, say('game.replay.gamble.paid'), ' ')
  paid.append(element('strong', {}, money(paidIn(replay.result))))
  return [
    element(
      'section',
      { class: 'replay-feature replay-gamble' },
      element('h2', {}, say('game.replay.gamble')),
      moves.length > 0 ? element('ol', {}, ...moves) : element('p', {}, say('game.replay.gamble.none')),
      paid,
    ),
  ]
}

function movesIn({ say, money }: StepNeeds, { moves, turned }: GambleTold): readonly HTMLElement[] {
  const cards = turned.values()
  const guessed = moves.some((move) => move !== 'collect')
  if (!guessed) return []
  return moves.map((move) => {
    if (move === 'half' || move === 'collect') return element('li', {}, say(`game.replay.gamble.${move}`))
    const card = cards.next().value
    const said = say(`game.gamble.${move}`)
    return card ? cardLine({ said, name: cardName(say, card.card), money }, card) : element('li', {}, said)
  })
}

type Line = { readonly said: string; readonly name: string; readonly money: (amount: Amount) => string }

/** A card that was turned: what was said of it, and what became of the money that was risked. */
function cardLine({ said, name, money }: Line, { card, guess, risked, right }: Turned): HTMLElement {
  const before = parseAmount(risked)
  const after = right ? times(before, timesOf(guess)) : ZERO
  const face = cardFace(card)
  face.setAttribute('aria-hidden', 'true')
  return element(
    'li',
    { class: `replay-move ${right ? 'right' : 'wrong'}` },
    face,
    element('span', { class: 'replay-move-said' }, said, element('small', {}, name)),
    element('span', { class: 'replay-move-came' }, `${money(before)} → ${money(after)}`),
  )
}
