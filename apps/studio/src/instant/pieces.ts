/**
 * What the boards are set with, by family, or by the title where its board is set otherwise than its family's; and the
 * drawing of each: a Fluent Emoji or one of our own, by its name.
 */
export const PIECES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mines: { gem: 'basket', mine: 'durian', hit: 'collision' },
  towers: { safe: 'lotus', trap: 'crocodile', climber: 'frog' },
  limbo: { flyer: 'bow-and-arrow' },
  crash: { lantern: 'sky-lantern' },
  'coral-crash': { fish: 'tropical-fish', turtle: 'turtle' },
  plinko: { ball: 'yellow-circle' },
  wheel: { hub: 'money-bag' },
  keno: { hit: 'glowing-star' },
  // By the symbols of all the books; whatever the book, its foil is scratched off with the coin.
  scratch: {
    mango: 'mango',
    banana: 'banana',
    coconut: 'coconut',
    durian: 'durian',
    basket: 'basket',
    boat: 'market-boat',
    lantern: 'sky-lantern',
    crown: 'crown',
    shell: 'spiral-shell',
    fish: 'tropical-fish',
    lotus: 'lotus',
    pearl: 'oyster',
    turtle: 'turtle',
    naga: 'dragon-face',
    gold: 'gold-ingot',
    coin: 'coin',
    jade: 'jade-disc',
    ruby: 'ruby',
    sword: 'crossed-swords',
    phoenix: 'phoenix-bird',
    tiger: 'tiger-face',
    dragon: 'dragon',
  },
  'dragon-tiger': { dragon: 'dragon-face', tiger: 'tiger-face' },
}
