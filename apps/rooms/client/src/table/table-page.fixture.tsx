import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RoomMessage, TableRules } from '#protocol'
import type { ChatStore } from '../chat/chat-store.ts'
import { loadGame } from '../games/games.ts'
import type { Kit } from '../kit.ts'
import { OPENED, OPENS } from '../rooms.fixture.ts'
import { TableStore } from '../view/table-store.ts'
import { TablePage } from './table-page.tsx'

/** A table's page in English whose server and clock are in the hands of the test. */
export async function setUpTable(table: TableRules, messages: readonly RoomMessage[], chat?: ChatStore) {
  const opened = { ...OPENED, table }
  const { look, say } = await loadGame(table.game, 'en')
  const line = { bet: vi.fn(), decide: vi.fn(), watch: vi.fn(), moveToBox: vi.fn() }
  const store = new TableStore(opened, line)
  const time = { now: OPENS + 5_000 }
  const site = { tell: vi.fn(), onBalance: vi.fn() }
  const sound = { on: false, turn: vi.fn(), play: vi.fn(), playOwn: vi.fn() }
  const unit = currency('THB')
  const kit: Kit = {
    opened,
    say,
    site,
    sound,
    spotName: (spot) => look.spotName(say, spot),
    money: (amount) => formatMoney(amount, unit),
    now: () => time.now,
  }
  for (const message of messages) store.hear(message)
  const onRetry = vi.fn()
  await render(<TablePage {...{ kit, look, store, onRetry, ...(chat && { chat }) }} />)
  return { line, store, time, site, sound, onRetry }
}

export const button = (name: string | RegExp) => page.getByRole('button', { name })

/** A spot by its name: what it pays follows. */
export const spot = (name: string) => button(new RegExp(`^${name} \\d`))

export const chip = (value: string) => button(`Chip of ${value}`)
