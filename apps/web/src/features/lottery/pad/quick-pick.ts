import { type Below, type Play, quickPicks as picksFrom, type Selection } from '@sanuk/engines/lottery/bets'

const WHOLE = 2 ** 32

/** Randomness of the browser; numbers that would make some results likelier are drawn again. */
export const randomBelow: Below = (bound) => {
  const end = WHOLE - (WHOLE % bound)
  const drawn = new Uint32Array(1)
  do crypto.getRandomValues(drawn)
  while ((drawn[0] ?? 0) >= end)
  return (drawn[0] ?? 0) % bound
}

/** So many different random bets, each as small as its play allows; fewer where a play has no more of them. */
export const quickPicks = (play: Play, count: number, below: Below = randomBelow): readonly Selection[] =>
  picksFrom(play, count, below)
