#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { readRecord } from './record.ts'
import { checked, fingerprintOf, verifyRound } from './verify.ts'

const SAYS = {
  commitment: 'the server seed is the one whose hash was told before play',
  outcome: 'these seeds give what was shown',
  money: 'what was shown is what was paid',
  drop: 'the pool was won at the amount whose hash was told when it began, by the round that brought it there',
}

/** Checks records of rounds without a network: `sanuk-verify round.json …`. Ends with 1 where one does not hold. */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    process.stderr.write('usage: sanuk-verify FILE…   checks rounds that were saved from the fairness page\n')
    return 2
  }
  return files.map(check).every(Boolean) ? 0 : 1
}

function check(file: string): boolean {
  const record = readRecord(readFileSync(file, 'utf8'))
  if (!record) {
    process.stdout.write(`${file}: no record of a round\n`)
    return false
  }
  const { round, rules, stake, win } = record
  process.stdout.write(
    `${round}: ${rules.code} ${rules.mathVersion} (${fingerprintOf(record)}), ${stake} staked, ${win} won\n`,
  )
  const verdict = verifyRound(record)
  if (verdict === 'untold') {
    process.stdout.write(
      '  ? the server seed is not told yet: change your seed in the game, and save the round again\n',
    )
    return false
  }
  const checks = checked(verdict)
  for (const { check: name, holds } of checks) process.stdout.write(`  ${holds ? '✓' : '✗'} ${SAYS[name]}\n`)
  return checks.every(({ holds }) => holds)
}

process.exitCode = main(process.argv.slice(2))
