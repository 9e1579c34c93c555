import { createInterface } from 'node:readline'
import { tryCalls, verbsPage, wordsIn } from './by-hand/try-calls.ts'
import { helpPage } from './help.ts'
import { OptionFault, readOptions } from './options.ts'
import { createLines, reportAsJson } from './report.ts'
import { NoTable, run, type Settings } from './run.ts'

const print = (line: string) => console.log(line)

/** What stands before the word `try`, and what behind it; without the word, nothing does. */
function split(words: readonly string[]): [readonly string[], readonly string[] | null] {
  const at = words.indexOf('try')
  return at < 0 ? [words, null] : [words.slice(0, at), words.slice(at + 1)]
}

async function* typedLines() {
  for await (const line of createInterface(process.stdin)) yield wordsIn(line)
}

/** Makes one call, or without words every call that is typed. */
async function playByHand(settings: Settings, words: readonly string[]): Promise<boolean> {
  if (words.length > 0) return (await tryCalls(settings, [words], print)) === 0
  print(verbsPage)
  return (await tryCalls(settings, typedLines(), print)) === 0
}

async function lookAtRules(settings: Settings, json: boolean): Promise<boolean> {
  const lines = createLines(print)
  const report = await run(settings, json ? undefined : lines.tell)
  if (json) print(reportAsJson(report))
  else lines.end(report)
  return report.verdicts.every(({ outcome }) => outcome !== 'failed')
}

try {
  const [words, verb] = split(process.argv.slice(2))
  const options = readOptions(words, process.env)
  if (options.help) print(`${helpPage}\n\nCalls by hand, behind the word try:\n\n${verbsPage}`)
  else {
    const { settings, json } = options
    const isFine = await (verb ? playByHand(settings, verb) : lookAtRules(settings, json))
    process.exitCode = isFine ? 0 : 1
  }
} catch (error) {
  if (!(error instanceof OptionFault || error instanceof NoTable)) throw error
  console.error(`${error.message}${error instanceof OptionFault ? '; see --help' : ''}`)
  process.exitCode = 2
}
