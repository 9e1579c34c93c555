import { isPair, totalOf } from './card-tables.ts'
import { type DealtCoup, isNatural } from './dealt-shoe.ts'
import type { BaccaratVariant } from './shoe-record.ts'

/** What is paid to one, in hundredths; a lost bet pays -100. */
type Pay = (coup: DealtCoup) => number

const LOST = -100
const ifSo = (holds: boolean, pays: number): number => (holds ? pays : LOST)
const wonBy = ({ winner }: DealtCoup, side: string, pays: number): number =>
  winner === 'tie' ? 0 : ifSo(winner === side, pays)
/** A win of a side with so many points of so many cards. */
const wonWith = (coup: DealtCoup, side: 'player' | 'banker', [total, cards]: readonly [number, number]): boolean =>
  coup.winner === side && totalOf(coup[side]) === total && coup[side].length === cards
const isPerfect = ([first, second]: readonly string[]): boolean => first === second

/** By the points between the sides: what a dragon bonus pays for a win without a natural. */
const BONUS = [LOST, LOST, LOST, LOST, 100, 200, 400, 600, 1000, 3000]

const dragonBonus =
  (side: 'player' | 'banker'): Pay =>
  (coup) => {
    const hasNatural = isNatural(coup.player) || isNatural(coup.banker)
    if (coup.winner === 'tie') return hasNatural ? 0 : LOST
    if (coup.winner !== side) return LOST
    return hasNatural ? 100 : (BONUS[Math.abs(totalOf(coup.player) - totalOf(coup.banker))] ?? LOST)
  }

const EVERYWHERE: Readonly<Record<string, Pay>> = {
  player: (coup) => wonBy(coup, 'player', 100),
  tie: ({ winner }) => ifSo(winner === 'tie', 800),
  'player-pair': ({ player }) => ifSo(isPair(player), 1100),
  'banker-pair': ({ banker }) => ifSo(isPair(banker), 1100),
  'either-pair': ({ player, banker }) => ifSo(isPair(player) || isPair(banker), 500),
  'perfect-pair': ({ player, banker }) =>
    [LOST, 2500, 20_000][Number(isPerfect(player)) + Number(isPerfect(banker))] ?? LOST,
  big: ({ player, banker }) => ifSo(player.length + banker.length > 4, 54),
  small: ({ player, banker }) => ifSo(player.length + banker.length === 4, 150),
  'player-dragon-bonus': dragonBonus('player'),
  'banker-dragon-bonus': dragonBonus('banker'),
}

const BY_VARIANT: { readonly [variant in BaccaratVariant]: Readonly<Record<string, Pay>> } = {
  commission: { ...EVERYWHERE, banker: (coup) => wonBy(coup, 'banker', 95) },
  'no-commission': {
    ...EVERYWHERE,
    banker: (coup) => wonBy(coup, 'banker', totalOf(coup.banker) === 6 ? 50 : 100),
    'super-six': (coup) => (wonWith(coup, 'banker', [6, 2]) ? 1200 : ifSo(wonWith(coup, 'banker', [6, 3]), 2000)),
  },
  ez: {
    ...EVERYWHERE,
    banker: (coup) => (wonWith(coup, 'banker', [7, 3]) ? 0 : wonBy(coup, 'banker', 100)),
    'dragon-7': (coup) => ifSo(wonWith(coup, 'banker', [7, 3]), 4000),
    'panda-8': (coup) => ifSo(wonWith(coup, 'player', [8, 3]), 2500),
  },
}

/** What a bet wins, stake included, a fraction of the smallest unit dropped; null where the variant has no such spot. */
export function liveWin(
  variant: BaccaratVariant,
  bet: { spot: string; stake: bigint },
  coup: DealtCoup,
): bigint | null {
  const pays = Object.entries(BY_VARIANT[variant]).find(([spot]) => spot === bet.spot)?.[1]
  return pays ? (bet.stake * BigInt(100 + pays(coup))) / 100n : null
}
