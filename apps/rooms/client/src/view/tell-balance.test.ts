import { expect, test, vi } from 'vitest'
import { COUP, news, OPENED, RULES, whole, wins } from '../rooms.fixture.ts'
import { TableStore } from './table-store.ts'
import { balanceTeller } from './tell-balance.ts'
import { shownBalance } from './view.ts'

test('the site hears of a new balance once, and of a win with its result', () => {
  const store = new TableStore(OPENED, { bet: vi.fn(), decide: vi.fn(), watch: vi.fn() })
  const site = { tell: vi.fn() }
  const tell = balanceTeller(() => shownBalance(store.view()), site)
  const hear = (message: Parameters<TableStore['hear']>[0]) => {
    store.hear(message)
    tell()
  }
  hear({ kind: 'ready', now: 0, balance: '4900.00' })
  hear(whole())
  hear({ kind: 'paid', table: RULES.code, coup: COUP, stake: '100.00', win: '200.00', lines: [], balance: '5100.00' })
  expect(site.tell.mock.calls).toEqual([[{ kind: 'balance', balance: '4900.00' }]])
  hear(news(2, { kind: 'result', result: wins('banker') }))
  expect(site.tell.mock.calls.slice(1)).toEqual([[{ kind: 'balance', balance: '5100.00' }]])
})
