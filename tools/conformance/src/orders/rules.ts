import { writeMoney } from '../play/money.ts'
import { restorePurse } from '../play/purse.ts'
import { balanceOf, type Table } from '../play/table.ts'
import { Broken, Unseen } from '../play/verdict.ts'
import type { Rule } from '../rules/rule.ts'
import { SCRIPTS, type Script } from './message.ts'
import { checkRound, inWords, moneyAt, type Played, playSequence } from './play-sequence.ts'
import { type Sequence, sequencesOf } from './sequences.ts'

/** Rounds that are played at once. */
const LANES = 24

type Watched = { readonly sequence: Sequence; readonly played: Played }

/** Plays sequences, many at once. */
async function playAll(table: Table, sequences: readonly Sequence[]): Promise<Watched[]> {
  const waiting = sequences.values()
  const done: Watched[] = []
  const lane = async () => {
    for (const sequence of waiting) done.push({ sequence, played: await playSequence(table, sequence) })
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return done
}

const netOf = (table: Table, { round }: Played): bigint => moneyAt(table)(round.net)

/** So many sequences that the purse covers them, though every one should lose what it can. */
function* portions(table: Table, sequences: readonly Sequence[]): Generator<readonly Sequence[]> {
  const size = Math.max(1, Math.min(120, Number(table.purse / (4n * table.stake))))
  for (let start = 0; start < sequences.length; start += size) yield sequences.slice(start, start + size)
}

/** Plays a portion; what the member has after it must be what the model says. */
async function playPortion(table: Table, sequences: readonly Sequence[]): Promise<Watched[]> {
  const before = await balanceOf(table)
  const watched = await playAll(table, sequences)
  const expected = before + watched.reduce((sum, { played }) => sum + netOf(table, played), 0n)
  const got = await balanceOf(table)
  if (got !== expected) throw new Broken(`a balance of ${writeMoney(expected)}`, await culprit(table, sequences, got))
  return watched
}

/** Plays the sequences of a portion that does not add up again, one by one, and names the first that does not. */
async function culprit(table: Table, sequences: readonly Sequence[], got: bigint): Promise<string> {
  for (const sequence of sequences) {
    await restorePurse(table)
    const before = await balanceOf(table)
    const expected = netOf(table, await playSequence(table, sequence))
    const moved = (await balanceOf(table)) - before
    if (moved !== expected) {
      return `${writeMoney(moved)} instead of ${writeMoney(expected)} by ${inWords(sequence)}`
    }
  }
  return `${writeMoney(got)} after ${sequences.length} rounds at once, though each of them alone adds up`
}

async function playScript(table: Table, script: Script): Promise<Watched[]> {
  const all: Watched[] = []
  for (const portion of portions(table, sequencesOf(script))) {
    all.push(...(await playPortion(table, portion)))
    await restorePurse(table)
  }
  return all
}

/** Two rules look at the same rounds: they are played once. */
const plays = new WeakMap<Table, Map<Script, Promise<Watched[]>>>()

function playedOnce(table: Table, script: Script): Promise<Watched[]> {
  const known = plays.get(table) ?? new Map<Script, Promise<Watched[]>>()
  plays.set(table, known)
  const play = known.get(script) ?? playScript(table, script)
  known.set(script, play)
  return play
}

async function askForAll(table: Table, script: Script): Promise<void> {
  const watched = await playedOnce(table, script).catch(() => {
    throw new Unseen('its rounds could not be played to the end')
  })
  const waiting = watched.values()
  const lane = async () => {
    for (const { sequence, played } of waiting) await checkRound(table, played, sequence)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

const whatOf = ({ messages, repeats }: Script): string =>
  `${messages.map(({ name }) => name).join(', ')}${repeats ? ', each as often as one likes' : ''}`

export const ordersRules: readonly Rule[] = SCRIPTS.map((script) => ({
  name: `orders.${script.title}`,
  says: `every order of up to five of: ${whatOf(script)} is answered right and adds up`,
  check: (table) => playedOnce(table, script),
}))

export const roundsRules: readonly Rule[] = SCRIPTS.map((script) => ({
  name: `rounds.${script.title}`,
  says: `the round call tells each of these ${sequencesOf(script).length} rounds as it is`,
  check: (table) => askForAll(table, script),
}))
