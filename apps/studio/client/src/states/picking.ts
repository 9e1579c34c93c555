import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { BoardTold, SpinResult } from '#protocol'
import type { Game } from '../game.ts'
import type { BoardScene } from '../pick/board-scene.ts'
import { boardOf, restOf, worthOf } from '../pick/found.ts'
import { type PickView, pieceName, placeName } from '../pick/piece-words.ts'
import type { Showing } from '../round.ts'
import { symbolName } from '../words.ts'
import { moveOn } from './collecting.ts'
import type { Next } from './next.ts'

/** How long a place is looked at that opens by itself, and how long the end is, when the player is quick or not. */
const PACES = { quick: { place: 260, end: 1800 }, normal: { place: 900, end: 4200 } } as const

/** The board is opened place by place, by the player's picks or by itself; then all of it is shown. */
export async function picking(game: Game, { showing }: { showing: Showing }): Promise<Next> {
  const { panel, opened, features, intents } = game
  const { pick } = opened.machine
  if (!pick || !features.board) throw new RangeError('this machine has no board')
  const byHand = showing.round.pick === true
  panel.bar.role = 'off'
  const needs = { ...game, pick, byHand, tap: () => intents.send({ kind: 'tap' }) }
  const scene = new features.board(needs, boardOf(showing.round))
  const leave = panel.cover(scene.view)
  try {
    const round = byHand ? await openByHand(game, scene, showing.round) : await openByItself(game, scene, showing.round)
    if (!round) return { to: 'catching-up' }
    await showAll(game, scene, boardOf(round))
    return { to: 'board-over', showing: { ...showing, round } }
  } finally {
    leave()
    scene.end()
  }
}

/** Place after place as the player picks them; null where another window has picked meanwhile. */
async function openByHand(game: Game, scene: BoardScene, from: SpinResult): Promise<SpinResult | null> {
  let round = from
  scene.write(boardOf(round))
  while (!boardOf(round).dealt) {
    const place = await scene.wish()
    strike(game, scene, place)
    const after = await moveOn(game, round, place)
    if (!after) return null
    round = after
    const board = boardOf(round)
    tellFound(game, scene, { opened: board.opened, worth: parseAmount(board.worth) })
    scene.write(board)
  }
  return round
}

/** The same as it was opened where nobody picked, to be looked at. */
async function openByItself(game: Game, scene: BoardScene, round: SpinResult): Promise<SpinResult> {
  const board = boardOf(round)
  scene.write({ ...board, opened: [], worth: '0' })
  await game.intents.hurried(async (hurry) => {
    for (const at of board.opened.keys()) {
      const opened = board.opened.slice(0, at + 1)
      await game.clock.wait(paceOf(game).place, hurry)
      strike(game, scene, opened[at]?.place ?? 0)
      tellFound(game, scene, { opened, worth: worthOf(opened.map(({ piece }) => piece)) })
    }
    await game.clock.wait(paceOf(game).place, hurry)
  })
  scene.write(board)
  return round
}

function strike({ sound, opened }: Game, scene: BoardScene, place: number): void {
  scene.strike(place)
  const { pick } = opened.machine
  // Places sound like the keys of an instrument, the first the lowest.
  if (pick) sound.playOwn(pick.sound, 2 ** ((place - pick.places / 2) / 12))
}

type SoFar = { readonly opened: BoardTold['opened']; readonly worth: Amount }

/** What the place that was opened last has brought, to see, to hear and to read out. */
function tellFound(game: Game, scene: BoardScene, { opened, worth }: SoFar): void {
  const { pick } = game.opened.machine
  const last = opened.at(-1)
  if (!last || !pick) return
  scene.open(last.place, last.piece)
  scene.worth = worth
  game.panel.announce(foundText(game, pick, { ...last, total: game.money(worth) }))
  if (last.piece.kind === 'end') game.sound.play('heartbeat')
  else game.sound.play(last.piece.kind === 'factor' ? 'nice' : 'coin')
}

type Found = BoardTold['opened'][number] & { readonly total: string }

function foundText({ say, money }: Game, pick: PickView, { place, piece, total }: Found): string {
  const words = { place: placeName({ say, pick }, place), total }
  switch (piece.kind) {
    case 'prize':
      return say('game.pick.prize.found', { ...words, amount: money(parseAmount(piece.worth)) })
    case 'factor':
      return say('game.pick.factor.found', { ...words, factor: piece.factor })
    case 'end':
      return say('game.pick.end.found', { ...words, end: symbolName(say, pick.end) })
  }
}

/** What lay under all places stays for a while, unless the player goes on. */
async function showAll(game: Game, scene: BoardScene, board: BoardTold): Promise<void> {
  const { panel, say, clock, intents, opened } = game
  const { pick } = opened.machine
  await clock.wait(paceOf(game).place)
  scene.unveil(board)
  const rest = restOf(board)
  if (pick && rest.length > 0) {
    panel.announce(
      say('game.pick.rest.told', { pieces: rest.map((one) => pieceName({ ...game, pick }, one)).join(', ') }),
    )
  }
  await intents.hurried((hurry) => clock.wait(paceOf(game).end, hurry))
}

const paceOf = ({ preferences }: Game) => PACES[preferences.quick ? 'quick' : 'normal']
