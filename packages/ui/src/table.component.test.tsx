import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { usePhone } from './component-page.fixture.ts'
import { type Column, type ColumnSort, Table } from './table.tsx'

type Win = { readonly game: string; readonly paid: string }

const columns: readonly Column<Win>[] = [
  { key: 'game', header: 'Game', cell: (win) => win.game, phone: 'heading' },
  { key: 'paid', header: 'Paid', cell: (win) => win.paid, align: 'end' },
]

type Props = {
  readonly rows: readonly Win[] | undefined
  readonly error?: string
  readonly sort?: ColumnSort
}

function Wins({ rows, error, sort }: Props) {
  return (
    <Table
      label="Latest winners"
      columns={columns.map((column) => (column.key === 'paid' ? { ...column, sort } : column))}
      rows={rows}
      rowKey={(win) => win.game}
      skeletonRows={3}
      empty={<p>Nothing here yet</p>}
      error={error && <p>{error}</p>}
    />
  )
}

const table = page.getByRole('table', { name: 'Latest winners' })
const rows = [{ game: 'Golden Tiger', paid: '฿12,480.00' }]

test('Table: rows are cards on a phone and keep table roles for screen readers', async () => {
  await usePhone()
  await render(<Wins rows={rows} />)
  const row = table.getByRole('row').nth(1)
  await expect.element(row).toHaveStyle({ display: 'grid' })
  await expect.element(table.getByRole('columnheader', { name: 'Paid' })).toBeInTheDocument()
  await expect.element(row.getByText('฿12,480.00')).toHaveRole('cell')
})

test('Table: a long word without blanks does not widen the page on a phone', async () => {
  await usePhone()
  await render(<Wins rows={[{ game: 'Golden Tiger', paid: 'f40af63618'.repeat(12) }]} />)
  await expect.element(table.getByText(/^f40af63618/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

test('Table: rows are table rows on a desktop', async () => {
  await render(<Wins rows={rows} />)
  await expect.element(table.getByRole('row').nth(1)).toHaveStyle({ display: 'table-row' })
})

test('Table: a column that rows can be ordered by has a button in its header, on a phone above the cards', async () => {
  const onSort = vi.fn()
  await render(<Wins rows={rows} sort={{ direction: 'descending', onSort }} />)
  await expect.element(table.getByRole('columnheader', { name: 'Paid' })).toHaveAttribute('aria-sort', 'descending')
  await expect.element(table.getByRole('columnheader', { name: 'Game' })).not.toHaveAttribute('aria-sort')
  await table.getByRole('button', { name: 'Paid' }).click()
  expect(onSort).toHaveBeenCalledOnce()
  await usePhone()
  await table.getByRole('button', { name: 'Paid' }).click()
  expect(onSort).toHaveBeenCalledTimes(2)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

test('Table: shows skeleton rows while loading, and replaces itself when empty or failed', async () => {
  const { rerender } = await render(<Wins rows={undefined} />)
  await expect.element(table).toHaveAttribute('aria-busy', 'true')
  // Three skeletons below the headers.
  expect(table.getByRole('row').elements()).toHaveLength(4)

  await rerender(<Wins rows={[]} />)
  await expect.element(page.getByText('Nothing here yet')).toBeVisible()
  await expect.element(table).not.toBeInTheDocument()

  await rerender(<Wins rows={undefined} error="Could not be loaded" />)
  await expect.element(page.getByText('Could not be loaded')).toBeVisible()
  await expect.element(table).not.toBeInTheDocument()
})
