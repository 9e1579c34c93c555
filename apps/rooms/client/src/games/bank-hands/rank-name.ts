import type { RoomWord, Say } from '../../words.ts'

const NAMES: Readonly<Record<string, RoomWord>> = {
  'pok-9': 'rooms-bank-hands.rank.pok-9',
  'pok-8': 'rooms-bank-hands.rank.pok-8',
  tong: 'rooms-bank-hands.rank.tong',
  'straight-flush': 'rooms-bank-hands.rank.straight-flush',
  straight: 'rooms-bank-hands.rank.straight',
  'three-faces': 'rooms-bank-hands.rank.three-faces',
  'no-bull': 'rooms-bank-hands.rank.no-bull',
  'bull-bull': 'rooms-bank-hands.rank.bull-bull',
  'five-faces': 'rooms-bank-hands.rank.five-faces',
}

const MARKS: Readonly<Record<string, RoomWord>> = {
  'pok-9': 'rooms-bank-hands.mark.pok-9',
  'pok-8': 'rooms-bank-hands.mark.pok-8',
  tong: 'rooms-bank-hands.mark.tong',
  'straight-flush': 'rooms-bank-hands.mark.straight-flush',
  straight: 'rooms-bank-hands.mark.straight',
  'three-faces': 'rooms-bank-hands.mark.three-faces',
  'no-bull': 'rooms-bank-hands.mark.no-bull',
  'bull-bull': 'rooms-bank-hands.mark.bull-bull',
  'five-faces': 'rooms-bank-hands.mark.five-faces',
}

/** What a hand is called: points of Pok Deng as a number, a bull as `bull-7`, others by their names. */
export function rankName(say: Say, rank: string): string {
  const word = NAMES[rank]
  if (word) return say(word)
  const bull = /^bull-(\d)$/.exec(rank)?.[1]
  return bull
    ? say('rooms-bank-hands.rank.bull', { points: bull })
    : say('rooms-bank-hands.points', { points: Number(rank) })
}

/** A hand in one to three letters, for the board of past rounds. */
export function rankMark(say: Say, rank: string): string {
  const word = MARKS[rank]
  return word ? say(word) : rank.replace('bull-', '')
}
