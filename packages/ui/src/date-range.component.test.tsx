import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateRange } from './date-range.tsx'

/** A Monday: the week so far is this one day. */
const MONDAY = '2026-11-16'
const words = {
  label: 'Period',
  presets: { today: 'Today', yesterday: 'Yesterday', thisWeek: 'This week' },
  custom: 'Any days',
  from: 'From',
  to: 'To',
}

function Range() {
  const [span, setSpan] = useState({ from: MONDAY, to: MONDAY })
  return (
    <>
      <DateRange words={words} value={span} onChange={setSpan} today={MONDAY} />
      <p>{`${span.from} to ${span.to}`}</p>
    </>
  )
}

const option = (name: string) => page.getByRole('radio', { name })

test('DateRange: keeps the preset that was pressed where two mean the same days', async () => {
  await render(<Range />)
  await expect.element(option('Today')).toBeChecked()
  await page.getByText('This week').click()
  await expect.element(option('This week')).toBeChecked()
  await expect.element(page.getByText('2026-11-16 to 2026-11-16')).toBeVisible()

  await page.getByText('Yesterday').click()
  await expect.element(option('Yesterday')).toBeChecked()
  await expect.element(page.getByText('2026-11-15 to 2026-11-15')).toBeVisible()
})

test('DateRange: shows the fields of two days once any days are asked for', async () => {
  await render(<Range />)
  await page.getByText('Any days').click()
  await expect.element(option('Any days')).toBeChecked()
  await page.getByLabelText('From').fill('2026-11-10')
  await expect.element(page.getByText('2026-11-10 to 2026-11-16')).toBeVisible()
  await expect.element(option('Any days')).toBeChecked()
})
