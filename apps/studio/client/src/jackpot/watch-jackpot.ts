import type { Game } from '../game.ts'

/** How often the pool is asked for while the game is looked at. */
const EVERY_MS = 3_000

/** Keeps the meter of the jackpot true. What is not answered is asked for again at the next time. */
export function watchJackpot({ server, panel }: Game): void {
  const { jackpot } = panel
  if (!jackpot) return
  const look = async () => {
    const amount = document.hidden ? null : await server.jackpot().catch(() => null)
    if (amount !== null) jackpot.show(amount)
    setTimeout(look, EVERY_MS)
  }
  setTimeout(look, EVERY_MS)
}
