import { baccaratSpots, type SpotPay } from '@sanuk/engines/live/baccarat/spots'
import type { TableRules } from '#protocol'
import type { RoomWord, Say } from '../words.ts'

type Variant = TableRules['variant']

/** The cases in which a spot pays, the best last; giving a stake back is none. */
export function paysOf(variant: Variant, code: string): readonly SpotPay[] {
  const pays = baccaratSpots[variant].find((spot) => spot.code === code)?.pays ?? []
  return pays.filter(({ odds }) => Number(odds) > 0)
}

/** What a spot pays, short enough to stand on the table: `8:1`, `25:1 / 200:1`, up to `30:1`. */
export function paysText(say: Say, variant: Variant, code: string): string {
  const odds = paysOf(variant, code)
    .map((pay) => pay.odds)
    .sort((one, other) => Number(one) - Number(other))
  const most = odds.at(-1)
  if (most === undefined) return ''
  if (code === 'player' || code === 'banker' || odds.length === 1) return `${most}:1`
  return odds.length === 2 ? odds.map((each) => `${each}:1`).join(' / ') : say('rooms.pays.most', { odds: `${most}:1` })
}

/** A case of a pay table in words. */
export function caseName(say: Say, { when }: SpotPay): string {
  const margin = /^(player|banker)-by-(\d)$/.exec(when)
  if (margin) return say('rooms.when.margin', { points: Number(margin[2]) })
  const word: RoomWord | undefined = CASES[when]
  return word ? say(word) : when
}

const CASES: Readonly<Record<string, RoomWord>> = {
  player: 'rooms.when.player',
  banker: 'rooms.when.banker',
  tie: 'rooms.when.tie',
  'banker-six': 'rooms.when.banker-six',
  'banker-six-of-two-cards': 'rooms.when.banker-six-of-two-cards',
  'banker-six-of-three-cards': 'rooms.when.banker-six-of-three-cards',
  'player-pair': 'rooms.when.player-pair',
  'banker-pair': 'rooms.when.banker-pair',
  'either-pair': 'rooms.when.either-pair',
  'one-perfect-pair': 'rooms.when.one-perfect-pair',
  'two-perfect-pairs': 'rooms.when.two-perfect-pairs',
  'four-cards': 'rooms.when.four-cards',
  'more-than-four-cards': 'rooms.when.more-than-four-cards',
  'player-natural': 'rooms.when.natural',
  'banker-natural': 'rooms.when.natural',
}
