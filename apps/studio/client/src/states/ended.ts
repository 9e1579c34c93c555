import type { GameFault } from '#protocol'
import type { Game } from '../game.ts'
import { showEnd } from '../panel/end-page.ts'

/** The game is over for this page: why, and the way back to the site. */
export async function ended({ say, site, clock }: Game, { fault }: { fault: GameFault }): Promise<null> {
  clock.stop()
  showEnd({
    title: say('game.ended'),
    text: say(`game.fault.${fault}`),
    button: say('game.ended.back'),
    press: () => site.tell({ kind: 'close' }),
  })
  return null
}
