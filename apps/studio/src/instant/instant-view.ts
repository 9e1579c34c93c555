import { instantGame } from '../games/games.ts'
import { GameRefusal } from '../player/game-refusal.ts'
import type { InstantView } from '../protocol.ts'
import type { ArtManifest } from '../titles/art.ts'
import { TITLES } from '../titles/catalogue.ts'
import { PAY_TABLES } from './pay-tables.ts'
import { PIECES } from './pieces.ts'

/** What the client is told of a game without reels. Refuses with `game_closed` where the code is none of one. */
export function instantView(code: string, art: Pick<ArtManifest, 'pieces'>): InstantView {
  const [game, title] = [instantGame(code), TITLES.find((one) => one.code === code)]
  if (!game || !title) throw new GameRefusal('game_closed')
  const { kind, returnToPlayer, maximumWinMultiple, mathVersion } = game
  const tables = game.pays ?? PAY_TABLES[kind] ?? {}
  const setWith = PIECES[code] ?? PIECES[kind] ?? {}
  const pieces = Object.entries(setWith).map(([use, name]) => [use, `/art/${art.pieces[name] ?? ''}`])
  return {
    code,
    kind,
    names: title.names,
    returnToPlayer,
    maximumWinMultiple,
    mathVersion,
    hues: [...title.cover.hues],
    pays: Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, [...table]])),
    pieces: Object.fromEntries(pieces),
  }
}
