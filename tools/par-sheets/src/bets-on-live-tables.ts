import { BACCARAT_PACKS, dealCoup } from '@sanuk/engines/cards/baccarat-coup'
import { shoeOf } from '@sanuk/engines/cards/shoe'
import { fraction } from '@sanuk/engines/exact/fraction'
import { factsOf } from '@sanuk/engines/live/baccarat/coup-facts'
import { spotEndings } from '@sanuk/engines/live/baccarat/spot-figures'
import { returnOf } from '@sanuk/engines/live/baccarat/spot-returns'
import { BACCARAT_VARIANTS, baccaratSpots } from '@sanuk/engines/live/baccarat/spots'
import { type Bet, unraised } from './bet.ts'

/** Every spot of live tables by each of their rules, on the first coup of a full shoe. */
export const betsOnLiveTables: readonly Bet[] = BACCARAT_VARIANTS.flatMap((variant) =>
  baccaratSpots[variant].map((spot) => ({
    game: 'live baccarat',
    choice: `${variant}, ${spot.code}`,
    endings: () => unraised(spotEndings(spot)),
    playOnce: (draw) => {
      const coup = dealCoup(shoeOf(BACCARAT_PACKS, draw))
      return { staked: fraction(1n), won: returnOf(spot, factsOf(coup)) }
    },
  })),
)
