import type { GameFault } from '#protocol'
import type { Game } from '../game.ts'
import { showRefusal } from '../panel/end-page.ts'

/** The game is over for this page: why, and the way back to the site. */
export async function ended({ say, site, clock }: Game, { fault }: { fault: GameFault }): Promise<null> {
  clock.stop()
  showRefusal(say, fault, () => site.tell({ kind: 'close' }))
  return null
}
