import type { TableKind } from '@sanuk/contracts/boards'
import { diceLook } from './looks/dice-looks.ts'
import { cardLook } from './looks/hand-looks.ts'
import { rouletteLook } from './looks/roulette-look.ts'
import { wheelLooks } from './looks/wheel-looks.ts'
import type { TileLook } from './tile-look.ts'

const BACCARAT: TileLook = {
  sides: {
    banker: { name: 'banker', short: 'banker' },
    player: { name: 'player', short: 'player' },
    tie: { name: 'tie', short: 'tie' },
  },
}

const TILE_LOOKS: { readonly [kind in TableKind]: TileLook } = {
  baccarat: BACCARAT,
  'dragon-tiger': {
    sides: {
      banker: { name: 'dragon', short: 'dragon' },
      player: { name: 'tiger', short: 'tiger' },
      tie: { name: 'tie', short: 'equal' },
    },
  },
  cockfight: {
    sides: {
      banker: { name: 'meron', short: 'meron' },
      player: { name: 'wala', short: 'wala' },
      tie: { name: 'draw', short: 'draw' },
    },
  },
  'andar-bahar': {
    sides: {
      banker: { name: 'andar', short: 'andar' },
      player: { name: 'bahar', short: 'bahar' },
      tie: null,
    },
  },
  roulette: rouletteLook,
  'double-ball-roulette': rouletteLook,
  ...diceLook,
  ...wheelLooks,
  ...cardLook,
  blackjack: {},
  'seat-blackjack': {},
}

type Told = { readonly kind?: TableKind | undefined; readonly results: string }

/** What is played at a table: of vendors that do not say it, baccarat where there is a road. */
export const kindOf = ({ kind, results }: Told): TableKind | null => kind ?? (results === '' ? null : 'baccarat')

/** What the tile of a table shows. */
export function lookOf(told: Told): TileLook {
  const kind = kindOf(told)
  return kind ? TILE_LOOKS[kind] : {}
}

/** Whether tables of a game have roads to look for. */
export const hasRoads = (kind: TableKind): boolean => TILE_LOOKS[kind].sides !== undefined
