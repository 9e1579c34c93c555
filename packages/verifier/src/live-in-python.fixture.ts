import type { CockfightRecord } from './cockfight/cockfight-record.ts'
import type { DragonTigerRecord } from './dragon-tiger-record.ts'
import { sha256 } from './drawn-in-python.fixture.ts'
import drawn from './live-in-python.fixture.json' with { type: 'json' }
import { readSavedRecord } from './record.ts'
import type { SeriesRecord } from './series/series-record.ts'

/**
 * A whole series of each game, a shoe of dragon tiger and fights in both forms, with bets. They were drawn and settled in Python by the
 * published rules: `live-in-python.fixture.py` prints them. Neither the engine nor the verifier had part in them. An
 * outcome is written as a number or two, three faces or pictures, beads, coins by their first letters, or a segment, what
 * was drawn there and the next segment, the cards of each hand and of the bank, or a joker and the cards after it; a bet as
 * the number of its outcome, coup or fight, the spot, the stake and the win.
 */
export const SERIES = drawn.series

const WHEELS = ['ramwong-wheel', 'gem-wheel', 'red-envelopes']

/** Where a wheel stopped; `-` is written where nothing followed. */
function shownStop(words: readonly string[]): object {
  const [segment, multiplier, next] = words.map((word) => (word === '-' ? null : Number(word)))
  return { segment, multiplier, next }
}

/** An outcome as a table shows it. */
function shown(game: string, written: string): object {
  const words = written.split(' ')
  if (game === 'roulette' || game === 'french-roulette') return { number: Number(written) }
  if (game === 'double-ball-roulette') return { numbers: words.map(Number) }
  if (WHEELS.includes(game)) return shownStop(words)
  if (game === 'andar-bahar') return { joker: words[0], cards: words.slice(1) }
  if (game === 'pok-deng' || game === 'bull-bull') {
    const hands = words.map((cards) => cards.split('-'))
    return { bank: hands.at(-1), hands: hands.slice(0, -1) }
  }
  if (game === 'gourd-crab-fish') return { pictures: words }
  if (game === 'fan-tan') return { beads: Number(written), rest: Number(written) % 4 || 4 }
  if (game === 'sedie') return { coins: Array.from(written, (letter) => (letter === 'r' ? 'red' : 'white')) }
  return { dice: words.map(Number) }
}

function shownBet(bet: string) {
  const [number, spot, stake, win] = bet.split(' ')
  return { round: `r${number}`, number: Number(number), spot, stake, win }
}

/** The record of a series, as the platform tells it. Throws where it cannot be read. */
export function seriesInPython({ game, outcomes, bets }: (typeof SERIES)[number]): SeriesRecord {
  const serverSeed = sha256(`seed of ${game}`)
  const text = JSON.stringify({
    format: 'sanuk-series-1',
    series: `drawn in python, ${game}`,
    game,
    commitment: sha256(serverSeed),
    serverSeed,
    clientSeed: `public text of ${game}`,
    outcomes: outcomes.map((outcome) => shown(game, outcome)),
    isComplete: true,
    bets: bets.map(shownBet),
  })
  const record = readSavedRecord(text)
  if (record?.format !== 'sanuk-series-1') throw new Error('the record cannot be read')
  return record
}

/** The record of the shoe. Throws where it cannot be read. */
export function dragonTigerInPython(): DragonTigerRecord {
  const { burn, coups, bets } = drawn.shoe
  const serverSeed = sha256('seed of dragon tiger')
  const [card, count] = burn.split(' ')
  const text = JSON.stringify({
    format: 'sanuk-dragon-tiger-1',
    shoe: 'dealt in python',
    commitment: sha256(serverSeed),
    serverSeed,
    clientSeed: 'public text of dragon tiger',
    nonce: 1,
    burn: { card, count: Number(count) },
    coups: coups.map((coup) => {
      const [dragon, tiger, winner] = coup.split(' ')
      return { dragon, tiger, winner }
    }),
    isComplete: true,
    bets: bets.map((bet) => {
      const [coup, spot, stake, win] = bet.split(' ')
      return { round: `r${coup}`, coup: Number(coup), spot, stake, win }
    }),
  })
  const record = readSavedRecord(text)
  if (record?.format !== 'sanuk-dragon-tiger-1') throw new Error('the record cannot be read')
  return record
}

/** A bird as it is written: name, plumage, weight, and fights that it won, drew and lost. */
function shownBird(written = ''): object {
  const [name, plumage, ...figures] = written.split('/')
  const [grams, won, drawn, lost] = figures.map(Number)
  return { name, plumage, grams, won, drawn, lost }
}

const CLASHES: { readonly [letter: string]: string } = { m: 'meron', w: 'wala', e: 'even' }

/** A fight as it is written: result, clashes, birds, and odds, or pools with their prices. */
function shownFight(written: string, number: number): object {
  const [result, clashes = '', red, blue, ...paid] = written.split(' ')
  const [meron, wala, ...prices] = paid
  const pools = { meron, wala, prices: { meron: prices[0], wala: prices[1] } }
  return {
    number,
    meron: shownBird(red),
    wala: shownBird(blue),
    ...(prices.length > 0 ? { odds: null, pools } : { odds: { meron, wala }, pools: null }),
    result,
    clashes: Array.from(clashes, (letter) => CLASHES[letter]),
  }
}

/** The record of fights in one of their forms. Throws where it cannot be read. */
export function fightsInPython(variant: CockfightRecord['variant']): CockfightRecord {
  const found = drawn.fights.find((one) => one.variant === variant)
  const serverSeed = sha256(`seed of fights at ${variant}`)
  const text = JSON.stringify({
    format: 'sanuk-cockfight-1',
    series: `drawn in python, ${variant}`,
    variant,
    commitment: sha256(serverSeed),
    serverSeed,
    clientSeed: `public text of fights at ${variant}`,
    fights: found?.fights.map((fight, at) => shownFight(fight, at + 1)),
    bets: found?.bets.map(shownBet),
  })
  const record = readSavedRecord(text)
  if (record?.format !== 'sanuk-cockfight-1') throw new Error('the record cannot be read')
  return record
}
