/** How a slot looks: the drawing of each symbol of its machine, those that shine, and the light of its room. */
export type SlotTheme = {
  /** Drawings by the names the machine's mathematics uses. */
  readonly symbols: Readonly<Record<string, string>>
  /** The two that work everywhere on the reels. */
  readonly shining: readonly [wild: string, scatter: string]
  /** OKLCH hue of the room behind the reels. */
  readonly room: number
}

/** A theme whose symbols are called as their drawings are: the wild first, then the scatter. */
function themeOf(room: number, names: string): SlotTheme {
  const [wild = '', scatter = '', ...others] = names.split(' ')
  const symbols = Object.fromEntries([wild, scatter, ...others].map((name) => [name, name]))
  return { symbols, shining: [wild, scatter], room }
}

/** By the code of the title. */
export const SLOT_THEMES: Readonly<Record<string, SlotTheme>> = {
  'golden-tiger': {
    symbols: {
      tiger: 'tiger-face',
      lantern: 'red-paper-lantern',
      crown: 'crown',
      gem: 'gem-stone',
      coin: 'coin',
      lotus: 'lotus',
      bell: 'bell',
      gift: 'wrapped-gift',
      mango: 'mango',
      cherries: 'cherries',
    },
    shining: ['tiger', 'lantern'],
    room: 58,
  },
  'coconut-island': themeOf(
    150,
    'coconut palm-tree parrot tropical-fish crab spiral-shell pineapple hibiscus banana umbrella-on-ground',
  ),
  'loy-krathong-night': themeOf(275, 'krathong full-moon sky-lantern swan lotus candle fish star blossom herb'),
  'golden-durian': themeOf(120, 'durian basket mango pineapple watermelon coconut grapes melon tangerine cherries'),
  'chalawan-cave': themeOf(165, 'crocodile gem-stone crown crossed-swords coin old-key amphora bat fish candle'),
  'som-tam-smash': themeOf(28, 'som-tam-mortar hot-pepper crab shrimp tomato lime ear-of-corn peanuts carrot garlic'),
  'golden-deer': themeOf(
    145,
    'deer hibiscus hanuman-mask bow-and-arrow crown peacock butterfly star cherry-blossom evergreen-tree',
  ),
  'moon-rabbit': themeOf(
    290,
    'rabbit-face full-moon moon-cake red-paper-lantern teapot peach rice-ball cloud carrot blossom',
  ),
}
