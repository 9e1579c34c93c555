/** How many go at once at most. */
const MOST = 256

type Waiting<Item, Result> = {
  readonly item: Item
  readonly done: (result: Result) => void
  readonly failed: (error: unknown) => void
}

type Settings<Item, Result> = {
  /** Does all of them, and answers what came of each in their order. Where it throws all have failed. */
  readonly all: (items: readonly Item[]) => Promise<readonly Result[]>
  /** What may come only once among those that go together; whoever comes second waits for the next. */
  readonly nameOf: (item: Item) => string
}

/**
 * Does things together: whatever arrives while some are under way goes with the next, and a lone one waits for nothing.
 * A crowd shares one statement of the database and its commit.
 */
export function together<Item, Result>({ all, nameOf }: Settings<Item, Result>): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = []
  let busy = false

  const takeNext = (): Waiting<Item, Result>[] => {
    const names = new Set<string>()
    const next: Waiting<Item, Result>[] = []
    const later: Waiting<Item, Result>[] = []
    for (const waiting of queue) {
      const name = nameOf(waiting.item)
      if (next.length === MOST || names.has(name)) later.push(waiting)
      else {
        names.add(name)
        next.push(waiting)
      }
    }
    queue = later
    return next
  }

  const run = async () => {
    busy = true
    // What else arrives in this turn of the event loop goes with it.
    await null
    while (queue.length > 0) await send(all, takeNext())
    busy = false
  }

  return (item) =>
    new Promise<Result>((done, failed) => {
      queue.push({ item, done, failed })
      if (!busy) void run()
    })
}

/** Never throws: what went wrong is told to each of them. */
async function send<Item, Result>(
  all: Settings<Item, Result>['all'],
  group: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await all(group.map(({ item }) => item))
    if (results.length !== group.length) throw new Error(`${results.length} answers for ${group.length}`)
    for (const [index, result] of results.entries()) group[index]?.done(result)
  } catch (error) {
    for (const { failed } of group) failed(error)
  }
}
