#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import type { CockfightRecord } from './cockfight/cockfight-record.ts'
import { verifyCockfight } from './cockfight/verify-cockfight.ts'
import type { Difference } from './compared.ts'
import type { DrawRecord } from './draw-record.ts'
import { type RoundRecord, readSavedRecord } from './record.ts'
import type { SeriesRecord } from './series/series-record.ts'
import { SERIES_CHECKS, type SeriesVerdict, verifySeries } from './series/verify-series.ts'
import type { StudioRecord } from './studio/studio-record.ts'
import { STUDIO_CHECKS, verifyStudio } from './studio/verify-studio.ts'
import { checked, fingerprintOf, verifyRound } from './verify.ts'
import { DRAW_CHECKS, type DrawVerdict, verifyDraw } from './verify-draw.ts'
import { type AnyShoeRecord, SHOE_CHECKS, verifyShoe } from './verify-shoe.ts'
import { verifyYeekee } from './verify-yeekee.ts'
import type { YeekeeRecord } from './yeekee-record.ts'

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

const SAYS_OF_YEEKEE = {
  ...SAYS_OF_DRAWS,
  outcome: 'the shots, the seed and the seal of the ledger give these numbers',
}

const SAYS_OF_SHOES = {
  commitment: 'the server seed is the one whose hash was shown before the first coup',
  outcome: 'these seeds give the burnt cards and every coup in its place',
  money: 'each bet won what its spot pays',
  roads: 'the roads are those of the coups',
}

const SAYS_OF_SERIES = {
  commitment: 'the server seed is the one whose hash was shown before the first outcome',
  outcome: 'these seeds give every outcome in its place',
  money: SAYS_OF_SHOES.money,
}

const SAYS_OF_STUDIOS = {
  outcome: 'each result follows from what was told of its coup',
  money: SAYS_OF_SHOES.money,
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Checks records without a network: `sanuk-verify round.json draw.json …`. Ends with 1 where one does not hold. */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    process.stderr.write(
      'usage: sanuk-verify FILE…   checks rounds, draws, shoes and series that were saved from the fairness page\n',
    )
    return 2
  }
  return files.map(check).every(Boolean) ? 0 : 1
}

function check(file: string): boolean {
  const record = readSavedRecord(readFileSync(file, 'utf8'))
  if (!record) {
    say(`${file}: no record of a round, a draw, a shoe or a series`)
    return false
  }
  switch (record.format) {
    case 'sanuk-draw-1':
      return checkDraw(record)
    case 'sanuk-yeekee-1':
      return checkYeekee(record)
    case 'sanuk-shoe-1':
    case 'sanuk-dragon-tiger-1':
      return checkShoe(record)
    case 'sanuk-series-1':
      return checkSeries(record)
    case 'sanuk-cockfight-1':
      return checkCockfight(record)
    case 'sanuk-studio-1':
      return checkStudio(record)
    default:
      return checkRound(record)
  }
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
  return sayDraw(verifyDraw(record), SAYS_OF_DRAWS)
}

function checkYeekee(record: YeekeeRecord): boolean {
  const { game, issue, head, result, shots, own } = record
  say(`${game} ${issue}: ${shots.length} shots, own ${own ?? '-'}, ${result?.join(' ') ?? 'not drawn'}`)
  say(`  seal ${head?.number ?? '-'} ${head?.hash ?? ''}`)
  return sayDraw(verifyYeekee(record), SAYS_OF_YEEKEE)
}

function checkShoe(record: AnyShoeRecord): boolean {
  const { shoe, coups, isComplete, bets = [] } = record
  const game = record.format === 'sanuk-shoe-1' ? `baccarat, ${record.variant}` : 'dragon tiger'
  say(`${shoe}: ${game}, ${coups.length} coups${isComplete ? '' : ' so far'}, ${bets.length} bets`)
  const verdict = verifyShoe(record)
  if (verdict === 'untold') {
    say('  ? the server seed is not told yet: save the shoe again once its last coup is dealt')
    return false
  }
  return SHOE_CHECKS.map((check) => toldBeside(SAYS_OF_SHOES[check], verdict[check])).every(Boolean)
}

function checkSeries(record: SeriesRecord): boolean {
  const { series, game, outcomes, isComplete, bets = [] } = record
  say(`${series}: ${game}, ${outcomes.length} outcomes${isComplete ? '' : ' so far'}, ${bets.length} bets`)
  return saySeries(verifySeries(record))
}

function checkCockfight(record: CockfightRecord): boolean {
  const { series, variant, fights, bets = [] } = record
  say(`${series}: cockfight, ${variant}, ${fights.length} fights, ${bets.length} bets`)
  return saySeries(verifyCockfight(record))
}

function checkStudio(record: StudioRecord): boolean {
  const { series, game, studio, coups, bets } = record
  say(`${series}: ${game}, dealt in the studio ${studio}, ${coups.length} coups, ${bets.length} bets`)
  say('  no seed: which cards came cannot be verified')
  const verdict = verifyStudio(record)
  return STUDIO_CHECKS.map((check) => toldBeside(SAYS_OF_STUDIOS[check], verdict[check])).every(Boolean)
}

function saySeries(verdict: SeriesVerdict): boolean {
  if (verdict === 'untold') {
    say('  ? the server seed is not told yet: save the series again once it is over')
    return false
  }
  return SERIES_CHECKS.map((check) => toldBeside(SAYS_OF_SERIES[check], verdict[check])).every(Boolean)
}

/** Says a check, and where it does not hold where the record first differs. Answers whether it holds. */
function toldBeside(what: string, difference: Difference | null): boolean {
  const holds = told(what, difference === null)
  if (difference) say(`    ${difference.where}: ${difference.told}; expected ${difference.expected}`)
  return holds
}

/** Says what came of a draw, and answers whether all of it holds. */
function sayDraw(verdict: DrawVerdict, says: typeof SAYS_OF_DRAWS): boolean {
  if (verdict === 'untold') {
    say('  ? the seed is not told yet: save the record again once the issue is drawn')
    return false
  }
  return DRAW_CHECKS.map((name) => told(says[name], verdict[name])).every(Boolean)
}

/** Says a check, and answers whether it holds. */
function told(what: string, holds: boolean): boolean {
  say(`  ${holds ? '✓' : '✗'} ${what}`)
  return holds
}

process.exitCode = main(process.argv.slice(2))
