import type { RoomWord, Say } from '../words.ts'

const NAMES: Readonly<Record<string, RoomWord>> = {
  player: 'rooms.spot.player',
  banker: 'rooms.spot.banker',
  tie: 'rooms.spot.tie',
  'player-pair': 'rooms.spot.player-pair',
  'banker-pair': 'rooms.spot.banker-pair',
  'either-pair': 'rooms.spot.either-pair',
  'perfect-pair': 'rooms.spot.perfect-pair',
  big: 'rooms.spot.big',
  small: 'rooms.spot.small',
  'player-dragon-bonus': 'rooms.spot.player-dragon-bonus',
  'banker-dragon-bonus': 'rooms.spot.banker-dragon-bonus',
  'super-six': 'rooms.spot.super-six',
  'dragon-7': 'rooms.spot.dragon-7',
  'panda-8': 'rooms.spot.panda-8',
}

/** What a spot is called; its code where the words know none. */
export function spotName(say: Say, spot: string): string {
  const word = NAMES[spot]
  return word ? say(word) : spot
}
