/** So many tickets of the book pay so many stakes; three of the symbol on a card stand for it. */
export type ScratchPrize = { readonly symbol: string; readonly multiple: number; readonly tickets: number }

/** A print run of tickets; those not named under the prizes pay nothing. */
export type ScratchBook = { readonly tickets: number; readonly prizes: readonly ScratchPrize[] }

export type ScratchBookCode = 'market-day' | 'river-gold' | 'dragon-hoard'

export const scratchBooks: { readonly [code in ScratchBookCode]: ScratchBook } = {
  /** More than every third ticket pays something. Return 96 %. */
  'market-day': {
    tickets: 100_000,
    prizes: [
      { symbol: 'mango', multiple: 1, tickets: 20_000 },
      { symbol: 'banana', multiple: 2, tickets: 12_000 },
      { symbol: 'coconut', multiple: 5, tickets: 3000 },
      { symbol: 'durian', multiple: 10, tickets: 1000 },
      { symbol: 'basket', multiple: 20, tickets: 500 },
      { symbol: 'boat', multiple: 100, tickets: 80 },
      { symbol: 'lantern', multiple: 500, tickets: 10 },
      { symbol: 'crown', multiple: 1000, tickets: 4 },
    ],
  },
  /** Every sixth ticket pays, at least twice the stake. Return 94 %. */
  'river-gold': {
    tickets: 1_000_000,
    prizes: [
      { symbol: 'shell', multiple: 2, tickets: 110_000 },
      { symbol: 'fish', multiple: 4, tickets: 40_000 },
      { symbol: 'lotus', multiple: 10, tickets: 16_000 },
      { symbol: 'pearl', multiple: 25, tickets: 6000 },
      { symbol: 'turtle', multiple: 100, tickets: 1000 },
      { symbol: 'naga', multiple: 1000, tickets: 100 },
      { symbol: 'gold', multiple: 10_000, tickets: 5 },
    ],
  },
  /** Thirteen of fourteen tickets pay nothing; more than a third of the return is in 445 tickets. Return 92 %. */
  'dragon-hoard': {
    tickets: 1_000_000,
    prizes: [
      { symbol: 'coin', multiple: 5, tickets: 60_000 },
      { symbol: 'jade', multiple: 20, tickets: 10_000 },
      { symbol: 'ruby', multiple: 50, tickets: 1400 },
      { symbol: 'sword', multiple: 250, tickets: 400 },
      { symbol: 'phoenix', multiple: 2500, tickets: 40 },
      { symbol: 'tiger', multiple: 25_000, tickets: 4 },
      { symbol: 'dragon', multiple: 50_000, tickets: 1 },
    ],
  },
}
