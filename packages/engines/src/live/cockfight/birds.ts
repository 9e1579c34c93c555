/** What gamecocks of the ring are called, by the codes of their words. */
export const BIRD_NAMES = [
  'thunder',
  'gold-spur',
  'red-chilli',
  'sticky-rice',
  'monsoon',
  'tuk-tuk',
  'coconut',
  'black-pepper',
  'moonlight',
  'mango',
  'drum-major',
  'lightning',
  'long-boat',
  'grandpa',
  'papaya',
  'night-market',
  'fish-sauce',
  'rocket',
  'silk-shirt',
  'temple-fair',
  'iron-comb',
  'sweet-basil',
  'big-brother',
  'firefly',
] as const
export type BirdName = (typeof BIRD_NAMES)[number]

/** Colourings of Thai gamecocks. */
export const PLUMAGES = [
  'yellow-white-tail',
  'rosewood-black-tail',
  'green-black-tail',
  'grey-white-tail',
  'red-red-tail',
  'copper-black-tail',
  'coucal-black-tail',
  'barred-white-tail',
] as const
export type Plumage = (typeof PLUMAGES)[number]

/** A gamecock as its card tells it, with the fights it has behind it. */
export type Bird = {
  readonly name: BirdName
  readonly plumage: Plumage
  readonly grams: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
}
