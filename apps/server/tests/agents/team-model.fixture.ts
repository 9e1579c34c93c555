import type { Played } from './agents.fixture.ts'

/** Valid stake in a day from which somebody is active at a brand without rules, in 1/10 000. */
const ACTIVE_LEAST = 1_000_000n

type Place = { parent: Node | null; closed: boolean }

/** Somebody of a brand; `agent` is where an appointed one stands after all that was changed. */
export type Node = {
  readonly person: Played
  readonly invitedBy: Node | null
  readonly joined: string
  agent?: Place
}

type Round = {
  readonly id: string
  readonly node: Node
  readonly day: string
  readonly gameType: string
  readonly stake: bigint
  win: bigint
}

type Tree = Map<Node, Place>

type Sums = { rounds: number; stake: string; win: string; valid: string; joined: number; active: number }

/** The nearest who stands in a tree: from an agent up through it, from a member up through who invited whom. */
function firstStanding(from: Node | null, tree: Tree): Node | null {
  const place = from && tree.get(from)
  if (!from || (place && !place.closed)) return from
  return firstStanding(place ? place.parent : from.invitedBy, tree)
}

/** From an agent up to the top. */
function chain(node: Node | null, tree: Tree): Node[] {
  if (!node) return []
  return [node, ...chain(firstStanding(tree.get(node)?.parent ?? null, tree), tree)]
}

/** In whose figures somebody counts. */
function scopesIn(tree: Tree, node: Node): string[] {
  const above = chain(firstStanding(node, tree), tree)
  const direct = above[0] === node ? above[1] : above[0]
  return [
    ...above.map(({ person }) => `${person.id} team`),
    ...(direct ? [`${direct.person.id} direct`] : []),
    ...(above[0] === node ? [`${node.person.id} own`] : []),
  ]
}

/** Slots count with all of the stake, others with what was at risk. */
function validOf({ gameType, stake, win }: Round): bigint {
  const atRisk = win > stake ? win - stake : stake - win
  return gameType === 'RNG' || stake < atRisk ? stake : atRisk
}

/** Who belongs to whom by day, and what they played, over objects in memory: the rules as the rooms' READMEs have them. */
export function openModel() {
  const nodes: Node[] = []
  const rounds: Round[] = []
  /** The tree of each day: with whoever was appointed on it, and without what was moved or closed on it. */
  const trees = new Map<string, Tree>()
  let today = ''
  const treeOf = (day: string): Tree => trees.get(day) ?? new Map()
  const now = (): Tree => new Map(nodes.flatMap((node) => (node.agent ? [[node, { ...node.agent }] as const] : [])))
  return {
    nodes,
    rounds,
    begin: (day: string) => {
      today = day
      trees.set(day, now())
    },
    days: () => [...trees.keys()],
    join: (person: Played, invitedBy: Node | null) => nodes.push({ person, invitedBy, joined: today }),
    /** The agent above, or `undefined` where it cannot be. */
    appoint: (node: Node): Node | null | undefined => {
      if (node.agent) return undefined
      const parent = firstStanding(node.invitedBy, now())
      node.agent = { parent, closed: false }
      treeOf(today).set(node, { parent, closed: false })
      return parent
    },
    move: (node: Node, parent: Node | null): boolean => {
      if (!node.agent || node.agent.closed || node.agent.parent === parent) return false
      if (parent && (!parent.agent || parent.agent.closed || chain(parent, now()).includes(node))) return false
      node.agent.parent = parent
      return true
    },
    close: (node: Node): boolean => {
      if (!node.agent || node.agent.closed) return false
      if (nodes.some(({ agent }) => agent && !agent.closed && agent.parent === node)) return false
      node.agent.closed = true
      return true
    },
    play: (round: Round) => rounds.push(round),
    undo: (round: Round) => rounds.splice(rounds.indexOf(round), 1),
    figures: () => figuresOf({ nodes, rounds, trees }),
    activeWithin: (from: string, to: string) => activeWithin({ rounds, trees }, from, to),
  }
}

type Known = {
  readonly nodes: readonly Node[]
  readonly rounds: readonly Round[]
  readonly trees: ReadonlyMap<string, Tree>
}

/** What each agent's figures have to be: by agent, scope and day. */
function figuresOf({ nodes, rounds, trees }: Known): Map<string, Sums> {
  const sums = new Map<string, Sums>()
  const add = (node: Node, day: string, change: (sum: Sums) => void) => {
    for (const scope of scopesIn(trees.get(day) ?? new Map(), node)) {
      const name = `${scope} ${day}`
      const sum = sums.get(name) ?? { rounds: 0, stake: '0', win: '0', valid: '0', joined: 0, active: 0 }
      sums.set(name, sum)
      change(sum)
    }
  }
  for (const round of rounds) {
    add(round.node, round.day, (sum) => {
      sum.rounds += 1
      sum.stake = String(BigInt(sum.stake) + round.stake)
      sum.win = String(BigInt(sum.win) + round.win)
      sum.valid = String(BigInt(sum.valid) + validOf(round))
    })
  }
  for (const node of nodes) {
    add(node, node.joined, (sum) => {
      sum.joined += 1
    })
  }
  for (const day of trees.keys()) {
    for (const node of activeOn(rounds, day)) {
      add(node, day, (sum) => {
        sum.active += 1
      })
    }
  }
  return sums
}

function activeOn(rounds: readonly Round[], day: string): Node[] {
  const played = Map.groupBy(
    rounds.filter((round) => round.day === day),
    ({ node }) => node,
  )
  const validIn = (own: readonly Round[]) => own.reduce((sum, round) => sum + validOf(round), 0n)
  return [...played].filter(([, own]) => validIn(own) >= ACTIVE_LEAST).map(([node]) => node)
}

/** How many were active on at least one of the days, by agent and scope. */
function activeWithin({ rounds, trees }: Omit<Known, 'nodes'>, from: string, to: string): Map<string, number> {
  const found = new Map<string, Set<Node>>()
  for (const [day, tree] of trees) {
    if (day < from || day > to) continue
    for (const node of activeOn(rounds, day)) {
      for (const scope of scopesIn(tree, node)) found.set(scope, (found.get(scope) ?? new Set()).add(node))
    }
  }
  return new Map([...found].map(([scope, members]) => [scope, members.size]))
}
