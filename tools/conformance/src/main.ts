import { helpPage } from './help.ts'
import { OptionFault, readOptions } from './options.ts'
import { createLines, reportAsJson } from './report.ts'
import { NoTable, run } from './run.ts'

const print = (line: string) => console.log(line)

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options.help) print(helpPage)
  else {
    const lines = createLines(print)
    const report = await run(options.settings, options.json ? undefined : lines.tell)
    if (options.json) print(reportAsJson(report))
    else lines.end(report)
    process.exitCode = report.verdicts.some(({ outcome }) => outcome === 'failed') ? 1 : 0
  }
} catch (error) {
  if (!(error instanceof OptionFault || error instanceof NoTable)) throw error
  console.error(`${error.message}${error instanceof OptionFault ? '; see --help' : ''}`)
  process.exitCode = 2
}
