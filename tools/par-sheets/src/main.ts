import { parseArgs } from 'node:util'
import { parSheet } from '@sanuk/engines/slots/par-sheet'
import { allBets } from './bets.ts'
import { countInstants, instantLines, printInstants } from './instants.ts'
import { headLine, lineOf, sheetOf } from './sheet.ts'
import { findSlots, printSheet, slotLine, slotsHeadLine } from './slots.ts'

const codeOf = (game: string) => game.replaceAll(' ', '-')

const say = (line: string) => process.stdout.write(`${line}\n`)

function fail(reason: string): number {
  process.stderr.write(`sanuk par: ${reason}\n`)
  return 1
}

/**
 * The exact figures of games, counted and not estimated. Of every game without reels; with `--rounds` each is played as
 * often, too, and the last column says by how many standard deviations play missed what was counted. `slots`: of slots,
 * from their data; with `--write` the par sheet beside each is printed anew. `titles`: of the Studio's titles without reels,
 * choice by choice; with `--write` what their sheets show is printed anew.
 */
function main(): number | Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 0) return fail('--rounds is a whole number.')
  const [first, ...codes] = positionals
  if (first === 'titles') return titles(values.write)
  if (first === 'slots') return rounds > 0 ? fail('slots are counted, not played.') : slots(codes, values)
  if (values.write) return fail('--write is for slots and titles.')
  return games(positionals, rounds, values.json)
}

async function titles(write: boolean): Promise<number> {
  const figures = countInstants()
  if (write) await printInstants(figures)
  for (const line of instantLines(figures)) say(line)
  return 0
}

function games(names: readonly string[], rounds: number, json: boolean): number {
  const wanted = allBets.filter(({ game }) => names.length === 0 || names.includes(codeOf(game)))
  if (wanted.length === 0) {
    return fail(`the games are slots, ${[...new Set(allBets.map(({ game }) => codeOf(game)))].join(', ')}.`)
  }
  if (!json) say(headLine(rounds))
  for (const bet of wanted) {
    const sheet = sheetOf(bet, rounds)
    say(json ? JSON.stringify(sheet) : lineOf(sheet))
  }
  return 0
}

async function slots(codes: readonly string[], { json, write }: { json: boolean; write: boolean }): Promise<number> {
  const all = await findSlots()
  const unknown = codes.filter((code) => all.every(({ machine }) => machine.code !== code))
  if (unknown.length > 0) {
    return fail(`no slot is ${unknown.join(' or ')}. There are ${all.map(({ machine }) => machine.code).join(', ')}.`)
  }
  if (!json) say(slotsHeadLine)
  for (const slot of all.filter(({ machine }) => codes.length === 0 || codes.includes(machine.code))) {
    const sheet = parSheet(slot.machine)
    say(json ? JSON.stringify(sheet) : slotLine(sheet))
    if (write) await printSheet(slot, sheet)
  }
  return 0
}

process.exitCode = await main()
