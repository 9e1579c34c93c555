import { chips } from './chips.ts'
import { die } from './die.ts'
import { gamecock } from './gamecock.ts'
import { numberBall } from './number-ball.ts'
import { playingCard } from './playing-card.ts'

/** Families of symbols that differ in a word or a number. */
const FAMILIES: Readonly<Record<string, (rest: string) => string>> = {
  ball: numberBall,
  card: playingCard,
  chips,
  die,
  gamecock,
}

/** A symbol of a family as SVG text, by a name such as `card-as` or `ball-red-7`; undefined if it is of none. */
export function drawnSymbol(name: string): string | undefined {
  const [family = '', ...rest] = name.split('-')
  const draw = FAMILIES[family]
  if (!draw || rest.length === 0) return undefined
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${draw(rest.join('-'))}</svg>`
}
