import { describe } from './faults.ts'
import { helpPage } from './help.ts'
import { placesFrom } from './installation/environment.ts'
import { demandPorts } from './machine/ports.ts'
import { type Command, readCommand } from './options.ts'
import { installPackages, packagesAreInstalled } from './packages.ts'
import { root } from './places.ts'
import { createProgress, type Progress } from './progress.ts'

// What follows needs installed packages, so it is loaded when they are there.
const perform = async (command: Exclude<Command, { name: 'help' }>, progress: Progress): Promise<number> => {
  if (!packagesAreInstalled(root)) {
    // What would be in the way afterwards is said before the minute that this takes.
    if (command.name === 'run' || command.name === 'dev') {
      await demandPorts(Object.values(placesFrom(command.port, process.env).ports), process.env.HOST || '127.0.0.1')
    }
    await progress.step('Installing the locked packages', installPackages)
  }
  switch (command.name) {
    case 'run':
    case 'dev':
      return (await import('./commands/run.ts')).run(command, progress)
    case 'test':
      return (await import('./commands/test.ts')).test(command, progress)
    case 'bench':
      return (await import('./commands/bench.ts')).bench(command.rest, progress)
    case 'par':
      return (await import('./commands/par.ts')).par(command.rest)
    case 'fairness':
      return (await import('./commands/fairness.ts')).fairness(command.rest)
    case 'agents':
    case 'brand':
    case 'operator':
    case 'vendor':
      return (await import('./commands/server-command.ts')).serverCommand(command)
    case 'ledger':
      return (await import('./commands/ledger.ts')).ledger(command)
    case 'turnover':
      return (await import('./commands/turnover.ts')).turnover(command)
  }
}

try {
  const command = readCommand(process.argv.slice(2))
  if (command.name === 'help') console.log(helpPage)
  else process.exitCode = await perform(command, createProgress())
} catch (error) {
  console.error(`sanuk: ${describe(error)}`)
  process.exitCode = 1
}
