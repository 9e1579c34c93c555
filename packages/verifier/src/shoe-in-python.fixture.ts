import { sha256 } from './drawn-in-python.fixture.ts'
import { readSavedRecord } from './record.ts'
import shoes from './shoe-in-python.fixture.json' with { type: 'json' }
import type { ShoeRecord } from './shoe-record.ts'

/**
 * Shoes by each of the rules, with a bet on every coup, each on another spot. They were shuffled, dealt and settled in
 * Python from the same names, with its `hmac` and `fractions` and by the published rules: neither the engine nor the
 * verifier had part in them. A coup is the player's cards, the banker's and the winner; a bet the number of the coup, the
 * spot, the stake and the win.
 */
export const SHOES = shoes

/** The record of a shoe, as the platform tells it. Throws where it cannot be read. */
export function shoeInPython({ number, variant, burn, coups, bets }: (typeof SHOES)[number]): ShoeRecord {
  const serverSeed = sha256(`seed of shoe ${number}`)
  const [card, count] = burn.split(' ')
  const text = JSON.stringify({
    format: 'sanuk-shoe-1',
    shoe: `dealt in python ${number}`,
    variant,
    commitment: sha256(serverSeed),
    serverSeed,
    clientSeed: `public text of shoe ${number}`,
    nonce: number,
    burn: { card, count: Number(count) },
    coups: coups.map((coup) => {
      const [player, banker, winner] = coup.split(' - ')
      return { player: player?.split(' '), banker: banker?.split(' '), winner }
    }),
    isComplete: true,
    bets: bets.map((bet) => {
      const [coup, spot, stake, win] = bet.split(' ')
      return { round: `r${coup}`, coup: Number(coup), spot, stake, win }
    }),
  })
  const record = readSavedRecord(text)
  if (record?.format !== 'sanuk-shoe-1') throw new Error('the record cannot be read')
  return record
}
