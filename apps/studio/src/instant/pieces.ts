import type { InstantKind } from './instant-kinds.ts'

/** What the boards of the families are set with, and the drawing of each: a Fluent Emoji or one of our own, by its name. */
export const PIECES: Readonly<Partial<Record<InstantKind, Readonly<Record<string, string>>>>> = {
  mines: { gem: 'basket', mine: 'durian', hit: 'collision' },
  towers: { safe: 'lotus', trap: 'crocodile', climber: 'frog' },
  limbo: { flyer: 'bow-and-arrow' },
  crash: { flyer: 'rocket', burst: 'collision' },
  plinko: { ball: 'yellow-circle' },
  wheel: { hub: 'money-bag' },
  keno: { hit: 'glowing-star' },
  // By the symbols of all the books; whatever the book, its foil is scratched off with the coin.
  scratch: {
    ...{ mango: 'mango', banana: 'banana', coconut: 'coconut', durian: 'durian', basket: 'basket' },
    ...{ boat: 'market-boat', lantern: 'sky-lantern', crown: 'crown' },
    ...{ shell: 'spiral-shell', fish: 'tropical-fish', lotus: 'lotus', pearl: 'oyster', turtle: 'turtle' },
    ...{ naga: 'dragon-face', gold: 'gold-ingot' },
    ...{ coin: 'coin', jade: 'jade-disc', ruby: 'ruby', sword: 'crossed-swords', phoenix: 'phoenix-bird' },
    ...{ tiger: 'tiger-face', dragon: 'dragon' },
  },
  'dragon-tiger': { dragon: 'dragon-face', tiger: 'tiger-face' },
}
