/** How long a table takes for each part of a coup, in milliseconds. */
export type Pace = {
  /** Bets are taken. */
  readonly betting: number
  /** From the close to the first card, die or number that is shown. */
  readonly beforeTurns: number
  /** From one to the next. */
  readonly turn: number
  /** Players decide, in games in which they do. */
  readonly deciding: number
  /** From the last of them to the result, and how long that is shown. */
  readonly beforeResult: number
  readonly result: number
  /** A new shoe is shuffled, or a new series begins. */
  readonly shuffling: number
}

const CARDS: Pace = {
  betting: 18_000,
  beforeTurns: 1_100,
  turn: 1_100,
  deciding: 12_000,
  beforeResult: 900,
  result: 4_500,
  shuffling: 12_000,
}

/** Each turn is a clash of the two birds, the last one the end of the fight. */
const FIGHT: Pace = {
  ...CARDS,
  betting: 60_000,
  beforeTurns: 3_000,
  turn: 2_600,
  beforeResult: 3_400,
  result: 7_000,
  shuffling: 5_000,
}

export const PACES = {
  cards: CARDS,
  quickCards: { ...CARDS, betting: 10_000, beforeTurns: 700, turn: 700, beforeResult: 500, result: 3_500 },
  slowCards: { ...CARDS, betting: 20_000, beforeTurns: 2_000, turn: 3_000, beforeResult: 1_500, result: 5_500 },
  /** The ball runs on for a while after its number is known, until it lies there. */
  wheel: { ...CARDS, betting: 22_000, beforeTurns: 2_500, beforeResult: 3_600, result: 5_500, shuffling: 4_000 },
  quickWheel: { ...CARDS, betting: 13_000, beforeTurns: 1_500, beforeResult: 3_400, result: 4_000, shuffling: 3_000 },
  /** Dice lie there together, and are told one by one. */
  dice: { ...CARDS, betting: 18_000, beforeTurns: 2_500, turn: 350, beforeResult: 1_200, shuffling: 4_000 },
  /** The bowl is moved off one coin after the other. */
  coins: { ...CARDS, betting: 18_000, beforeTurns: 1_500, turn: 750, beforeResult: 1_200, shuffling: 4_000 },
  /** The second ball falls when the first lies there. */
  twoBalls: {
    ...CARDS,
    betting: 24_000,
    beforeTurns: 2_500,
    turn: 3_600,
    beforeResult: 3_600,
    result: 5_500,
    shuffling: 4_000,
  },
  /** A wheel of segments runs down, and turns again where it has to. */
  segments: {
    ...CARDS,
    betting: 16_000,
    beforeTurns: 1_200,
    turn: 5_400,
    beforeResult: 5_400,
    result: 5_000,
    shuffling: 4_000,
  },
  /** An envelope is taken down, then opened. */
  envelopes: {
    ...CARDS,
    betting: 16_000,
    beforeTurns: 1_200,
    turn: 3_200,
    beforeResult: 3_000,
    result: 5_000,
    shuffling: 4_000,
  },
  /** Beads are led off by fours between the two. */
  beads: { ...CARDS, betting: 18_000, beforeTurns: 1_500, turn: 2_700, beforeResult: 1_200, shuffling: 4_000 },
  fight: FIGHT,
  quickFight: { ...FIGHT, betting: 35_000 },
  /** Up to 15 cards of five hands. */
  handsOfThree: { ...CARDS, turn: 750, result: 7_000, shuffling: 4_000 },
  /** Twenty cards of four hands. */
  handsOfFive: { ...CARDS, turn: 520, beforeResult: 1_200, result: 7_500, shuffling: 4_000 },
  /** Cards of up to eight hands, and boxes that are played one after the other. */
  seats: { ...CARDS, betting: 20_000, beforeTurns: 700, turn: 600, result: 6_500, shuffling: 4_000 },
  /** One card after the other, thirteen as a rule and at most fifty. */
  manyCards: { ...CARDS, turn: 560, beforeResult: 1_100, shuffling: 4_000 },
} as const satisfies { readonly [name: string]: Pace }
