import { parseAmount } from '@sanuk/money/amount'
import type { CoupResult, PastResult, RoomMessage, SpotStake, TableNews, TableRules, TableState, Turn } from '#protocol'
import type { Opened } from '#room-calls'
import type { Stakes } from './bets/stakes.ts'

const SPOTS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair', 'big', 'small', 'super-six']

/** A table without commission: 20 to 1,000 on the sides, 10 to 200 beside them, 2,000 in all. */
export const RULES: TableRules = {
  code: 'table-1',
  names: { th: 'โต๊ะ 1', en: 'Table 1' },
  game: 'baccarat',
  variant: 'no-commission',
  sides: [{ red: 'banker', blue: 'player' }],
  seconds: 20,
  spots: SPOTS.map((spot) =>
    spot === 'player' || spot === 'banker'
      ? { spot, minimum: '20.00', maximum: '1000.00' }
      : { spot, minimum: '10.00', maximum: '200.00' },
  ),
  maximum: '2000.00',
}

export const OPENED: Opened = {
  session: 'session-1',
  nickname: 'somchai',
  currency: 'THB',
  language: 'en',
  balance: '5000.00',
  table: RULES,
  returnUrl: 'https://site.example/',
  cashierUrl: 'https://site.example/cashier',
  historyUrl: 'https://site.example/history',
}

export const COUP = '00000000-0000-4000-8000-000000000001'
export const NEXT_COUP = '00000000-0000-4000-8000-000000000002'

/** When the coup opens, by the server's clock; it closes 20 seconds later. */
export const OPENS = Date.parse('2026-11-28T12:00:00.000Z')

const timesOf = (id: string) => ({
  id,
  number: id === COUP ? 1 : 2,
  opensAt: new Date(OPENS).toISOString(),
  closesAt: new Date(OPENS + 20_000).toISOString(),
})

export const SERIES = {
  id: '00000000-0000-4000-8000-000000000009',
  number: 3,
  commitment: 'ab'.repeat(32),
  clientSeed: 'public seed',
  burn: '5d',
  dealt: 6,
  length: 416,
}

/** The table while bets are taken. */
export const BETTING: TableState = {
  phase: 'betting',
  series: SERIES,
  coup: { ...timesOf(COUP), shown: [], result: null, isVoid: false },
  results: [],
  crowd: { players: 3, spots: [] },
}

export const whole = (state: TableState = BETTING, at = 1): RoomMessage => ({
  kind: 'table',
  table: RULES.code,
  at,
  now: OPENS,
  state,
})

export const news = (at: number, what: TableNews): RoomMessage => ({ kind: 'news', table: RULES.code, at, news: what })

export const opensNext: TableNews = { kind: 'opened', coup: timesOf(NEXT_COUP), burn: '5d', dealt: 10 }

export const mine = (placed: readonly SpotStake[], coup = COUP): RoomMessage => ({
  kind: 'mine',
  table: RULES.code,
  coup,
  placed: [...placed],
  waiting: [],
})

type Answer = Partial<Extract<RoomMessage, { kind: 'answered' }>> & { readonly id: string }

export const answered = (answer: Answer): RoomMessage => ({
  kind: 'answered',
  table: RULES.code,
  coup: COUP,
  fault: null,
  ...answer,
})

type Winner = PastResult['roads'][number]['winner']

type Ended = Partial<Omit<PastResult['roads'][number], 'winner'>> & {
  readonly faces?: readonly [string, string]
  /** Won spots beside that of the winner. */
  readonly won?: readonly string[]
}

/** A coup of baccarat that a side won, with 8 to 5 where nothing else is said. */
export function wins(winner: Winner, { faces, won = [], ...rest }: Ended = {}): CoupResult {
  const totals = [winner === 'player' ? '8' : '5', winner === 'banker' ? '8' : '5']
  return {
    faces: faces ? [...faces] : totals,
    roads: [{ winner, playerPair: false, bankerPair: false, natural: false, ...rest }],
    won: [winner, ...won],
    returned: winner === 'tie' ? ['player', 'banker'] : [],
  }
}

/** Results by their letters. */
export const resultsOf = (letters: string): PastResult[] =>
  [...letters].map((letter) => {
    const { faces, roads } = wins(letter === 'B' ? 'banker' : letter === 'P' ? 'player' : 'tie')
    return { faces, roads }
  })

/** Turns by their places: `player Kh`. */
export const turnsOf = (...turns: readonly string[]): Turn[] =>
  turns.map((turn) => {
    const [place = '', face = ''] = turn.split(' ')
    return { place, face }
  })

export const baht = (amount: number) => parseAmount(`${amount}`)

/** Stakes as plain texts, to be compared with. */
export const written = (stakes: Stakes): Record<string, string> =>
  Object.fromEntries([...stakes].map(([spot, amount]) => [spot, String(amount / 10_000n)]))
