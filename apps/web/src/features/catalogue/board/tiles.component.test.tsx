import type { BoardTable, TableKind } from '@sanuk/contracts/boards'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { say } from '../../../site-part.fixture.tsx'
import styles from './board.module.css'
import { game, renderTables, table, tile } from './boards.fixture.tsx'

type Expected = { readonly marks: string; readonly bars: string; readonly words: string }

/** Of games: what a vendor tells, what the tile shows of it, and what is read of it beside game, phase and players. */
const TOLD: readonly [TableKind, Partial<BoardTable>, Expected][] = [
  [
    'dragon-tiger',
    { results: 'PBBBBT' },
    { marks: 'Dragon ×4', bars: '', words: 'Wins in this series: Dragon 4, Tiger 1, Tie 1. Road: Dragon ×4.' },
  ],
  [
    'cockfight',
    { results: 'BPBP', outcomes: ['meron', 'wala', 'meron', 'wala'] },
    { marks: 'Ping-pong ×4', bars: '', words: 'Wins in this series: Meron 2, Wala 2, Draw 0. Road: Ping-pong ×4.' },
  ],
  ['andar-bahar', { results: 'BP' }, { marks: '', bars: '', words: 'Wins in this series: Andar 1, Bahar 1.' }],
  [
    'roulette',
    { results: '', outcomes: ['32', '0', '17', '3'] },
    {
      marks: '3 17 0 32',
      bars: 'Red 50 0 25 25 Odd 67 33',
      words: 'Last 4 results: Red 50%, Zero 25%, Black 25%, Odd 67%, Even 33%. Latest: 3, 17, 0.',
    },
  ],
  [
    'sic-bo',
    { results: '', outcomes: ['1-2-3', '6-6-5'] },
    {
      marks: '17 6',
      bars: 'Sm 50 Big 50',
      words: 'Last 2 results: Small 50%, Triple 0%, Big 50%. Latest: 17, 6.',
    },
  ],
  [
    'gourd-crab-fish',
    { results: '', outcomes: ['crab-crab-fish'] },
    {
      marks: 'Crab Crab Fish',
      bars: '',
      words: 'Last 1 results: Fish 33%, Prawn 0%, Gourd 0%, Tiger 0%, Crab 67%, Rooster 0%. Latest: Crab Crab Fish.',
    },
  ],
  [
    'gem-wheel',
    { results: '', outcomes: ['jade', 'chest-8'] },
    {
      marks: '8 1',
      bars: '',
      words:
        'Last 2 results: Jade 50%, Topaz 0%, Amethyst 0%, Sapphire 0%, Ruby 0%, Diamond 0%, Chest 50%. Latest: 8, 1.',
    },
  ],
  [
    'pok-deng',
    { results: '', outcomes: ['won-lost-lost-lost'] },
    {
      marks: '1/4',
      bars: 'Bank 75 25',
      words: 'Last 1 results: Bank won 75%, Hands tied 0%, Hands won 25%. Latest: 1/4.',
    },
  ],
  ['blackjack', { results: '' }, { marks: '', bars: '', words: '' }],
]

test('the tile of each game shows and says what came there', async () => {
  const numbers = TOLD.map((_, at) => at + 1)
  const tables = TOLD.map(([kind, told], at) => table(at + 1, { dealt: undefined, of: undefined, kind, ...told }))
  await renderTables({ games: numbers.map((number) => game(number)), tables })
  for (const [at, [kind, , expected]] of TOLD.entries()) {
    const one = tile(at + 1)
    const now = [
      say('lobby.board.words.kind', { kind: say(`lobby.board.kind.${kind}`) }),
      say('lobby.board.words.now', { phase: say('lobby.board.phase.dealing'), players: '12' }),
    ].join(' ')
    await expect.element(one.getByText(`${now} ${expected.words}`.trim(), { exact: true })).toBeInTheDocument()
    const texts = (selector: string) =>
      [...one.element().querySelectorAll(selector)].flatMap(({ textContent }) => textContent || []).join(' ')
    expect(texts(`.${styles.mark}, .${styles.roadBadge}`), kind).toBe(expected.marks)
    expect(texts(`.${styles.part}`), kind).toBe(expected.bars)
  }
  expect(await findAxeViolations()).toEqual([])
})
