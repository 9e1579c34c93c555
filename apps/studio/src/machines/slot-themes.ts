/** How a slot looks: the drawing of each symbol of its machine, those that shine, and the light of its room. */
export type SlotTheme = {
  /** Drawings by the names the machine's mathematics uses. */
  readonly symbols: Readonly<Record<string, string>>
  /** The two that work everywhere on the reels. */
  readonly shining: readonly [wild: string, scatter: string]
  /** OKLCH hue of the room behind the reels. */
  readonly room: number
  /**
   * Only of machines with a board: the drawings of a covered place and of the piece that ends it, and how a place sounds
   * that is opened, as parameters of the client's synthesiser.
   */
  readonly pick?: { readonly cover: string; readonly end: string; readonly sound: readonly number[] }
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
  'jade-dragon': themeOf(
    165,
    'dragon-face jade-disc gold-ingot mahjong-red-dragon folding-hand-fan red-paper-lantern teapot red-packet firecracker cloud coin',
  ),
  'fire-phoenix': themeOf(
    32,
    'phoenix-bird fireball crown ruby fire glowing-star feather maple-leaf hibiscus diya-lamp',
  ),
  'lucky-elephant': themeOf(320, 'elephant four-leaf-clover gem-stone gold-ingot bell lotus star banana melon peanuts'),
  'four-lotuses': themeOf(350, 'lotus sun-with-face swan turtle frog fish butterfly duck snail herb'),
  'dancing-peacock': themeOf(185, 'peacock feather crown ring ruby maracas long-drum hibiscus rose butterfly'),
  'koi-blessing': themeOf(
    220,
    'carp-streamer wind-chime gold-ingot bottle-gourd turtle lotus tropical-fish cherry-blossom coin droplet',
  ),
  'white-elephant-gold': themeOf(70, 'elephant crown gold-ingot thai-pavilion ring bell old-key lotus jasmine coin'),
  'songkran-splash': themeOf(
    215,
    'water-pistol bucket sunglasses t-shirt thong-sandal coconut watermelon shaved-ice blossom droplet',
  ),
  'tuk-tuk-turbo': themeOf(
    50,
    'auto-rickshaw chequered-flag trophy racing-car stopwatch high-voltage wheel rescue-workers-helmet fuel-pump vertical-traffic-light',
  ),
  'naga-palace': themeOf(
    180,
    'dragon-face oyster trident-emblem crown ruby amphora octopus tropical-fish old-key coral spiral-shell',
  ),
  'floating-market': themeOf(
    200,
    'market-boat conical-hat durian mango pineapple steaming-bowl shrimp mango-sticky-rice coconut banana',
  ),
  'monkey-general': themeOf(
    12,
    'hanuman-mask yaksha-mask crown crossed-swords bow-and-arrow shield postal-horn thai-pavilion old-key evergreen-tree banana',
  ),
  'sweet-thai-tea': themeOf(40, 'honey-pot bubble-tea cupcake doughnut teapot glass-of-milk cookie lollipop candy ice'),
  'andaman-pearl': themeOf(230, 'dolphin oyster turtle octopus tropical-fish blowfish jellyfish coral spiral-shell'),
  'golden-bell': themeOf(90, 'lucky-seven bell crown gem-stone star watermelon grapes lemon tangerine cherries'),
  'thai-dessert-jar': themeOf(65, 'egg jar mango-sticky-rice custard dango banana coconut pancakes chestnut peanuts'),
  'watermelon-crush': themeOf(
    140,
    'tropical-drink watermelon pineapple mango strawberry peach grapes kiwi-fruit tangerine lemon',
  ),
  'emerald-garden': themeOf(
    160,
    'four-leaf-clover jade-disc peacock lotus butterfly frog tulip lady-beetle herb leaf-fluttering-in-wind',
  ),
  'orchid-princess': themeOf(330, 'princess crown butterfly hyacinth hibiscus tulip frangipani cherry-blossom'),
  'thousandfold-thunder': themeOf(
    265,
    'high-voltage dragon-face trident-emblem shield gem-stone fire cyclone snowflake droplet',
  ),
  'gong-circle': {
    ...themeOf(45, 'ranat gong ching saw-fiddle long-drum flute jasmine lotus diya-lamp folding-hand-fan'),
    pick: {
      cover: 'gong',
      end: 'muted-speaker',
      sound: [1.1, 0, 262, 0.003, 0.12, 1.1, 0, 1.2, 0, 0, 0, 0, 0, 0, 3, 0, 0.09, 0.6, 0.35],
    },
  },
  'eight-ingots': themeOf(
    25,
    'red-packet gold-ingot jade-disc red-paper-lantern bottle-gourd firecracker teapot peach dumpling tangerine',
  ),
  'pirate-treasure': themeOf(
    240,
    'pirate-flag coin crown parrot crossed-swords compass telescope anchor old-key world-map',
  ),
}
