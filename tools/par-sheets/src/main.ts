import { parseArgs } from 'node:util'
import { allBets } from './bets.ts'
import { headLine, lineOf, sheetOf } from './sheet.ts'

const codeOf = (game: string) => game.replaceAll(' ', '-')

/**
 * The exact figures of every game without reels, counted and not estimated; with `--rounds` each is played as often, too,
 * and the last column says by how many standard deviations play missed what was counted.
 */
function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '0' }, json: { type: 'boolean', default: false } },
  })
  const rounds = Number(values.rounds)
  const wanted = allBets.filter(({ game }) => positionals.length === 0 || positionals.includes(codeOf(game)))
  if (!Number.isInteger(rounds) || rounds < 0 || wanted.length === 0) {
    const games = [...new Set(allBets.map(({ game }) => codeOf(game)))]
    process.stderr.write(`sanuk par: --rounds is a whole number, and the games are ${games.join(', ')}.\n`)
    return 1
  }
  if (!values.json) process.stdout.write(`${headLine(rounds)}\n`)
  for (const bet of wanted) {
    const sheet = sheetOf(bet, rounds)
    process.stdout.write(`${values.json ? JSON.stringify(sheet) : lineOf(sheet)}\n`)
  }
  return 0
}

process.exitCode = main()
