#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import type { DrawRecord } from './draw-record.ts'
import { type RoundRecord, readSavedRecord } from './record.ts'
import { checked, fingerprintOf, verifyRound } from './verify.ts'
import { DRAW_CHECKS, verifyDraw } from './verify-draw.ts'

const SAYS = {
  commitment: 'the server seed is the one whose hash was told before play',
  outcome: 'these seeds give what was shown',
  money: 'what was shown is what was paid',
  drop: 'the pool was won at the amount whose hash was told when it began, by the round that brought it there',
}

const SAYS_OF_DRAWS = {
  commitment: 'the seed is the one whose hash was shown before the draw',
  outcome: 'the seed and the seal of the ledger give these numbers',
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Checks records without a network: `sanuk-verify round.json draw.json …`. Ends with 1 where one does not hold. */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    process.stderr.write('usage: sanuk-verify FILE…   checks rounds and draws that were saved from the fairness page\n')
    return 2
  }
  return files.map(check).every(Boolean) ? 0 : 1
}

function check(file: string): boolean {
  const record = readSavedRecord(readFileSync(file, 'utf8'))
  if (record) return record.format === 'sanuk-draw-1' ? checkDraw(record) : checkRound(record)
  say(`${file}: no record of a round or a draw`)
  return false
}

function checkRound(record: RoundRecord): boolean {
  const { round, rules, stake, win } = record
  say(`${round}: ${rules.code} ${rules.mathVersion} (${fingerprintOf(record)}), ${stake} staked, ${win} won`)
  const verdict = verifyRound(record)
  if (verdict === 'untold') {
    say('  ? the server seed is not told yet: change your seed in the game, and save the round again')
    return false
  }
  return checked(verdict)
    .map(({ check: name, holds }) => told(SAYS[name], holds))
    .every(Boolean)
}

function checkDraw(record: DrawRecord): boolean {
  const { game, family, issue, head, result } = record
  say(
    `${game} ${issue}: ${family}, ${result?.join(' ') ?? 'not drawn'}, seal ${head?.number ?? '-'} ${head?.hash ?? ''}`,
  )
  const verdict = verifyDraw(record)
  if (verdict === 'untold') {
    say('  ? the seed is not told yet: save the record again once the issue is drawn')
    return false
  }
  return DRAW_CHECKS.map((name) => told(SAYS_OF_DRAWS[name], verdict[name])).every(Boolean)
}

/** Says a check, and answers whether it holds. */
function told(what: string, holds: boolean): boolean {
  say(`  ${holds ? '✓' : '✗'} ${what}`)
  return holds
}

process.exitCode = main(process.argv.slice(2))
