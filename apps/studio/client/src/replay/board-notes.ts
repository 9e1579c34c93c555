import '../styles/replay-feature.css'
import '../styles/replay-board.css'
import { parseAmount } from '@sanuk/money/amount'
import type { PieceTold } from '#protocol'
import { element } from '../element.ts'
import { pieceFace, pieceName, placeName } from '../pick/piece-words.ts'
import type { StepNeeds } from './page.ts'

/** Which places of a board were opened, one after the other, and what lay under all of them; nothing where none was won. */
export function boardNotes(needs: StepNeeds): readonly HTMLElement[] {
  const { say, money, replay } = needs
  const { pick } = replay.machine
  const { board } = replay.result
  if (!board || !pick) return []
  const line = (place: number, piece: PieceTold) => {
    const face = element('span', { class: 'replay-piece-face', 'aria-hidden': 'true' })
    face.append(...pieceFace({ ...needs, pick }, piece))
    const name = pieceName({ say, money, pick }, piece)
    return element(
      'li',
      { class: 'replay-piece' },
      face,
      element('span', {}, placeName({ say, pick }, place), element('small', {}, name)),
    )
  }
  const open = new Set(board.opened.map(({ place }) => place))
  const rest = [...(board.dealt ?? []).entries()].filter(([place]) => !open.has(place))
  const paid = element('p', { class: 'replay-won' }, say('game.replay.pick.paid'), ' ')
  paid.append(element('strong', {}, money(parseAmount(board.worth))))
  return [
    element(
      'section',
      { class: 'replay-feature replay-board' },
      element('h2', {}, say('game.replay.pick')),
      board.times > 1 ? element('p', {}, say('game.pick.times', { times: board.times })) : null,
      element('ol', {}, ...board.opened.map(({ place, piece }) => line(place, piece))),
      paid,
      rest.length > 0 ? element('h3', {}, say('game.replay.pick.rest')) : null,
      rest.length > 0 ? element('ul', { class: 'rest' }, ...rest.map(([place, piece]) => line(place, piece))) : null,
    ),
  ]
}
