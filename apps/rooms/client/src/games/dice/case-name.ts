import type { SpotPay } from '@sanuk/engines/live/spots'
import type { RoomWord, Say } from '../../words.ts'

const TIMES: Readonly<Record<string, RoomWord>> = {
  '1': 'rooms-dice.when.1',
  '2': 'rooms-dice.when.2',
  '3': 'rooms-dice.when.3',
}

/** With how many dice a single pays; the other spots have one case only, which their names tell. */
export function diceCaseName(say: Say, { when }: SpotPay): string {
  const times = /^([123])-of-\d$/.exec(when)?.[1]
  const word = times === undefined ? undefined : TIMES[times]
  return word ? say(word) : ''
}

const GROUPS: Readonly<Record<string, RoomWord>> = {
  total: 'rooms-dice.group.total',
  single: 'rooms-dice.group.single',
  double: 'rooms-dice.group.double',
  triple: 'rooms-dice.group.triple',
  pair: 'rooms-dice.group.pair',
}

/** What spots of dice that pay alike are called together. */
export function diceGroupName(say: Say, group: string): string | null {
  const word = GROUPS[group]
  return word ? say(word) : null
}
