import type { ReactNode } from 'react'
import { Refused } from '../server/fault.ts'
import type { Kind } from './kind.ts'
import { baccarat } from './tables/baccarat.tsx'
import { bingo } from './tables/bingo.tsx'
import { blackjack } from './tables/blackjack.tsx'
import { coin } from './tables/coin.tsx'
import { dice } from './tables/dice.tsx'
import { dragonTiger } from './tables/dragon-tiger.tsx'
import { drawPoker } from './tables/draw-poker.tsx'
import { flight } from './tables/flight.tsx'
import { hiLo } from './tables/hi-lo.tsx'
import { keno } from './tables/keno.tsx'
import { limbo } from './tables/limbo.tsx'
import { mines } from './tables/mines.tsx'
import { plinko } from './tables/plinko.tsx'
import { redDog } from './tables/red-dog.tsx'
import { roulette } from './tables/roulette.tsx'
import { scratch } from './tables/scratch.tsx'
import { threeCard } from './tables/three-card.tsx'
import { towers } from './tables/towers.tsx'
import { wheel } from './tables/wheel.tsx'

type Show = <Choice, Move, View>(kind: Kind<Choice, Move, View>) => ReactNode

/** Shows something with the family of that name. Throws where this client does not know it. */
export function withKind(name: string, show: Show): ReactNode {
  switch (name) {
    case 'dice':
      return show(dice)
    case 'mines':
      return show(mines)
    case 'coin':
      return show(coin)
    case 'plinko':
      return show(plinko)
    case 'wheel':
      return show(wheel)
    case 'keno':
      return show(keno)
    case 'limbo':
      return show(limbo)
    case 'crash':
      return show(flight)
    case 'towers':
      return show(towers)
    case 'scratch':
      return show(scratch)
    case 'bingo':
      return show(bingo)
    case 'roulette':
      return show(roulette)
    case 'hi-lo':
      return show(hiLo)
    case 'draw-poker':
      return show(drawPoker)
    case 'baccarat':
      return show(baccarat)
    case 'dragon-tiger':
      return show(dragonTiger)
    case 'three-card':
      return show(threeCard)
    case 'red-dog':
      return show(redDog)
    case 'blackjack':
      return show(blackjack)
    default:
      throw new Refused('game_closed')
  }
}
