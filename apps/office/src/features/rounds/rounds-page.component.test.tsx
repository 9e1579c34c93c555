import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listAllRounds } from '@sanuk/contracts/office-rounds'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { RoundsPage } from './rounds-page.tsx'

test('rounds are asked for by day, status and least win, in either era and as amounts are written', async () => {
  const asked = answerCall(listAllRounds, { value: { list: [], nextCursor: null } })
  await renderOfficePart(<RoundsPage />, ['rounds.see'])
  const last = () => asked.requests.at(-1)?.query
  await expect.poll(last).toEqual({})
  await page.getByLabelText('From').fill('2569-03-05')
  await page.getByLabelText('To', { exact: true }).fill('2026-03-06')
  await page.getByRole('combobox', { name: 'Round status' }).click()
  await page.getByRole('option', { name: 'Awaiting result' }).click()
  await page.getByLabelText('Won at least').click()
  await userEvent.keyboard('1,250.50')
  await expect.poll(last).toEqual({ from: '2026-03-05', to: '2026-03-06', state: 'closed', least: '1250.50' })
  expect(await findAxeViolations()).toEqual([])
  await page.getByLabelText('Won at least').fill('')
  await page.getByLabelText('From').fill('')
  await expect.poll(last).toEqual({ to: '2026-03-06', state: 'closed' })
})
