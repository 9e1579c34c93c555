import { styleText } from 'node:util'

/** Shows what goes on: on a terminal a line that lives, elsewhere a line at each begin and end. */
export type Progress = {
  /**
   * Runs `work` and shows its name and time, on a terminal also what it tells meanwhile, and what `judge` says of its
   * result; steps may run side by side.
   */
  readonly step: <T>(name: string, work: (tell: Tell) => Promise<T>, judge?: (result: T) => Verdict) => Promise<T>
  /** Prints lines between the steps. */
  readonly say: (text: string) => void
}

/** Shows the latest news of something that takes long. */
export type Tell = (news: string) => void

export type Verdict = { readonly good: boolean; readonly text: string }

export type Screen = {
  readonly write: (text: string) => void
  readonly live: boolean
  readonly columns?: () => number
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Progress on a screen; by default standard output, where a pipe or file gets plain lines. */
export const createProgress = (
  screen: Screen = {
    write: (text) => process.stdout.write(text),
    live: process.stdout.isTTY === true,
    columns: () => process.stdout.columns,
  },
): Progress => {
  const running = new Map<symbol, { name: string; since: number; news: string }>()
  let drawn = 0
  let ticking: NodeJS.Timeout | undefined

  const erase = () => {
    if (drawn > 0) screen.write(`\x1b[${drawn}A\x1b[J`)
    drawn = 0
  }
  const draw = () => {
    if (!screen.live) return
    const frame = frames[Math.floor(Date.now() / 100) % frames.length]
    for (const { name, since, news } of running.values()) {
      // A line that wraps could not be erased as one.
      const line = `${name}  ${seconds(since)}  ${news}`.slice(0, (screen.columns?.() ?? 80) - 3)
      screen.write(`${styleText('cyan', frame ?? '', { validateStream: false })} ${line.trimEnd()}\n`)
      drawn += 1
    }
  }
  const redraw = () => {
    erase()
    draw()
  }
  const print = (line: string) => {
    erase()
    screen.write(`${line}\n`)
    draw()
  }
  const mark = (sign: string, colour: 'green' | 'red') =>
    screen.live ? styleText(colour, sign, { validateStream: false }) : sign

  const begin = (name: string) => {
    const key = Symbol(name)
    if (!screen.live) screen.write(`… ${name}\n`)
    running.set(key, { name, since: Date.now(), news: '' })
    if (screen.live && !ticking) ticking = setInterval(redraw, 100)
    redraw()
    return key
  }
  const forget = (key: symbol) => {
    const step = running.get(key)
    running.delete(key)
    if (running.size === 0) {
      clearInterval(ticking)
      ticking = undefined
    }
    redraw()
    return step
  }
  const end = (key: symbol, { good, text }: Verdict) => {
    const step = forget(key)
    const sign = good ? mark('✓', 'green') : mark('✗', 'red')
    if (step) print(`${sign} ${step.name}${text && `  ${text}`}  ${seconds(step.since)}`)
  }

  return {
    say: print,
    step: async (name, work, judge = () => ({ good: true, text: '' })) => {
      const key = begin(name)
      try {
        const result = await work((news) => Object.assign(running.get(key) ?? {}, { news }))
        end(key, judge(result))
        return result
      } catch (error) {
        // What was only stopped because something else failed has not failed itself.
        if (error instanceof Error && error.name === 'AbortError') forget(key)
        else end(key, { good: false, text: '' })
        throw error
      }
    },
  }
}
