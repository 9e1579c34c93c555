import type { CountedName, Share, ShortName, TileLook, Tone } from '../tile-look.ts'

const endingsIn = (outcome: string, ending: string): number =>
  outcome.split('-').filter((each) => each === ending).length

const ended = (name: CountedName & ShortName, tone: Tone, ending: string): Share => ({
  name,
  short: name,
  tone,
  countIn: (outcome) => endingsIn(outcome, ending),
})

/** Whose colour a round has: of the hands where most of them won, of the bank, or of neither. */
function toneOf(won: number, hands: number): Tone {
  if (won * 2 === hands) return 'green'
  return won * 2 > hands ? 'blue' : 'red'
}

/** Hands against a bank: how many of them won in the latest rounds, and how all of them ended. */
const bankHands: TileLook = {
  marks: (outcome) => {
    const hands = outcome.split('-').length
    const won = endingsIn(outcome, 'won')
    return [{ text: `${won}/${hands}`, tone: toneOf(won, hands) }]
  },
  shares: [[ended('hand-lost', 'red', 'lost'), ended('hand-tied', 'green', 'tied'), ended('hand-won', 'blue', 'won')]],
}

const HANDS: { readonly [hand: string]: 'high-card' | 'pair' | 'better' } = {
  'high-card': 'high-card',
  pair: 'pair',
  flush: 'better',
  straight: 'better',
  'three-of-a-kind': 'better',
  'straight-flush': 'better',
}

const hand = (name: 'high-card' | 'pair' | 'better', tone: Tone): Share => ({
  name,
  short: name,
  tone,
  countIn: (outcome) => (HANDS[outcome] === name ? 1 : 0),
})

export const cardLook = {
  'pok-deng': bankHands,
  'bull-bull': bankHands,
  'three-card-poker': { shares: [[hand('high-card', 'dark'), hand('pair', 'blue'), hand('better', 'purple')]] },
} as const satisfies { readonly [kind: string]: TileLook }
