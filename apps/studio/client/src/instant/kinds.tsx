import type { ReactNode } from 'react'
import { Refused } from '../server/fault.ts'
import { App } from './app.tsx'
import type { Kit } from './kit.ts'
import { coin } from './tables/coin.tsx'
import { dice } from './tables/dice.tsx'
import { drawPoker } from './tables/draw-poker.tsx'
import { keno } from './tables/keno.tsx'
import { limbo } from './tables/limbo.tsx'
import { mines } from './tables/mines.tsx'
import { plinko } from './tables/plinko.tsx'
import { towers } from './tables/towers.tsx'
import { wheel } from './tables/wheel.tsx'

/** The game of a session, by its family. Throws where this client does not know it. */
export function instantRoot(kit: Kit): ReactNode {
  switch (kit.opened.instant.kind) {
    case 'dice':
      return <App kit={kit} kind={dice} />
    case 'mines':
      return <App kit={kit} kind={mines} />
    case 'coin':
      return <App kit={kit} kind={coin} />
    case 'plinko':
      return <App kit={kit} kind={plinko} />
    case 'wheel':
      return <App kit={kit} kind={wheel} />
    case 'keno':
      return <App kit={kit} kind={keno} />
    case 'limbo':
      return <App kit={kit} kind={limbo} />
    case 'towers':
      return <App kit={kit} kind={towers} />
    case 'draw-poker':
      return <App kit={kit} kind={drawPoker} />
    default:
      throw new Refused('game_closed')
  }
}
