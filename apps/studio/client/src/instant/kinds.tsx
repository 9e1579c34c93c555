import type { ReactNode } from 'react'
import { Refused } from '../server/fault.ts'
import type { Kind } from './kind.ts'
import { coin } from './tables/coin.tsx'
import { dice } from './tables/dice.tsx'
import { drawPoker } from './tables/draw-poker.tsx'
import { keno } from './tables/keno.tsx'
import { limbo } from './tables/limbo.tsx'
import { mines } from './tables/mines.tsx'
import { plinko } from './tables/plinko.tsx'
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
    case 'towers':
      return show(towers)
    case 'draw-poker':
      return show(drawPoker)
    default:
      throw new Refused('game_closed')
  }
}
