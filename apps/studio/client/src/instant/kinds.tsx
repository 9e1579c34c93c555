import type { ReactNode } from 'react'
import { Refused } from '../server/fault.ts'
import { App } from './app.tsx'
import type { Kit } from './kit.ts'
import { coin } from './tables/coin.tsx'
import { dice } from './tables/dice.tsx'
import { mines } from './tables/mines.tsx'

/** The game of a session, by its family. Throws where this client does not know it. */
export function instantRoot(kit: Kit): ReactNode {
  switch (kit.opened.instant.kind) {
    case 'dice':
      return <App kit={kit} kind={dice} />
    case 'mines':
      return <App kit={kit} kind={mines} />
    case 'coin':
      return <App kit={kit} kind={coin} />
    default:
      throw new Refused('game_closed')
  }
}
