import { randomUUID } from 'node:crypto'

/** An agent with its place: who stands above, from the top down to itself. */
export type TreeAgent = { readonly id: string; readonly ancestors: readonly string[] }

/**
 * A tree below one agent at the top, level by level: each level is larger than the one above by the same factor, so that
 * all together are about `agents`. Agents of a level stand below those above in turn, as evenly as it goes.
 */
export function growLevels(agents: number, levels: number): TreeAgent[][] {
  const factor = factorOf(Math.max(agents, levels), levels)
  const grown: TreeAgent[][] = []
  for (let level = 0; level < levels; level += 1) {
    const above = grown.at(-1)
    const size = Math.max(above?.length ?? 1, Math.round(factor ** level))
    grown.push(
      Array.from({ length: size }, (_, at) => {
        const id = randomUUID()
        return { id, ancestors: [...(above?.[at % above.length]?.ancestors ?? []), id] }
      }),
    )
  }
  return grown
}

/** The factor whose powers from 0 on add up to so many agents. */
function factorOf(agents: number, levels: number): number {
  let [low, high] = [1, agents]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    const sum = Array.from({ length: levels }, (_, level) => middle ** level).reduce((all, one) => all + one, 0)
    if (sum < agents) low = middle
    else high = middle
  }
  return low
}
