import { type Coup, totalOf } from '@sanuk/engines/cards/baccarat-coup'
import { nameOf } from '@sanuk/engines/cards/card'
import type { DragonTigerCoup } from '@sanuk/engines/cards/dragon-tiger-coup'
import { baccaratGame } from '@sanuk/engines/live/baccarat/game'
import { dragonTigerGame } from '@sanuk/engines/live/dragon-tiger/game'
import { coupsOf, shuffledShoe } from '@sanuk/engines/live/shoe'
import type { Draw } from '@sanuk/engines/random/draw'

export type SeenTurn = { readonly place: string; readonly face: string }

/** What is dealt: everything that is seen, in its order, and what it comes to in short. */
export type DealtCoup = { readonly turns: readonly SeenTurn[]; readonly faces: readonly string[] }

export const GAMES = ['baccarat', 'dragon-tiger', 'roulette', 'sic-bo'] as const
export type Game = (typeof GAMES)[number]

/** Results of a game without a shoe before a new list of them begins. */
const LIST_LENGTH = 100

/** The coups of one shoe, or of one list of results. */
export function* coupsOfShoe(game: Game, draw: Draw): Generator<DealtCoup, void> {
  if (game === 'baccarat') {
    for (const { coup } of coupsOf(shuffledShoe(draw), baccaratGame('commission'))) yield baccarat(coup)
  } else if (game === 'dragon-tiger') {
    for (const { coup } of coupsOf(shuffledShoe(draw), dragonTigerGame)) yield dragonTiger(coup)
  } else for (let coup = 0; coup < LIST_LENGTH; coup += 1) yield game === 'roulette' ? spin(draw) : throwDice(draw)
}

/** One card to each side in turn, the player's first, then third cards. */
function baccarat({ player, banker }: Coup): DealtCoup {
  const turns = [0, 1, 2].flatMap((at) => [
    ...player.slice(at, at + 1).map((card) => ({ place: 'player', face: nameOf(card) })),
    ...banker.slice(at, at + 1).map((card) => ({ place: 'banker', face: nameOf(card) })),
  ])
  return { turns, faces: [player, banker].map((hand) => String(totalOf(hand))) }
}

function dragonTiger({ dragon, tiger }: DragonTigerCoup): DealtCoup {
  const faces = [nameOf(dragon), nameOf(tiger)]
  return { turns: ['dragon', 'tiger'].map((place, at) => ({ place, face: faces[at] ?? '' })), faces }
}

function spin(draw: Draw): DealtCoup {
  const face = String(draw(37))
  return { turns: [{ place: 'number', face }], faces: [face] }
}

function throwDice(draw: Draw): DealtCoup {
  const faces = [1, 2, 3].map(() => String(1 + draw(6)))
  return { turns: faces.map((face, at) => ({ place: `die-${at + 1}`, face })), faces }
}
