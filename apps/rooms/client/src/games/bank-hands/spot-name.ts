import type { RoomWord, Say } from '../../words.ts'

const NAMES = {
  equal: 'rooms-bank-hands.spot.equal',
  deng: 'rooms-bank-hands.spot.deng',
  tie: 'rooms-bank-hands.spot.tie',
  pair: 'rooms-bank-hands.spot.pair',
  double: 'rooms-bank-hands.spot.double',
  'bull-bull': 'rooms-bank-hands.spot.bull-bull',
} as const satisfies Readonly<Record<string, RoomWord>>

/** What can be bet on of a hand. */
export type SpotKind = keyof typeof NAMES

const isKind = (kind: string): kind is SpotKind => kind in NAMES

/** What a spot is called; its code where the words know none. */
export function spotName(say: Say, spot: string): string {
  if (spot === 'bank-pok') return say('rooms-bank-hands.spot.bank-pok')
  const [, hand = '', kind = ''] = /^hand-(\d)-(.+)$/.exec(spot) ?? []
  return isKind(kind) ? say(NAMES[kind], { hand }) : spot
}
