import type { InstantKind } from './instant-kinds.ts'

/** What the boards of the families are set with, and the drawing of each: a Fluent Emoji or one of our own, by its name. */
export const PIECES: Readonly<Partial<Record<InstantKind, Readonly<Record<string, string>>>>> = {
  mines: { gem: 'basket', mine: 'durian', hit: 'collision' },
  towers: { safe: 'lotus', trap: 'crocodile', climber: 'frog' },
  limbo: { flyer: 'bow-and-arrow' },
  plinko: { ball: 'yellow-circle' },
  wheel: { hub: 'money-bag' },
  keno: { hit: 'glowing-star' },
}
