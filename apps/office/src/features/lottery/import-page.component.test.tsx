import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { importResults, previewResults } from '@sanuk/contracts/office-lottery-imports'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../../components/office-part.fixture.tsx'
import { ImportPage } from './import-page.tsx'
import type { ImportedLine } from './lottery.ts'

const aLine = (more: Partial<ImportedLine>): ImportedLine => ({
  line: 1,
  game: 'nikkei-morning',
  issue: '20261127',
  result: ['007', '05'],
  state: 'new',
  fault: null,
  known: null,
  taken: true,
  outcome: null,
  ...more,
})

const LINES = [
  aLine({}),
  aLine({ line: 2, issue: '20261126', state: 'equal', known: ['007', '05'], taken: false }),
  aLine({ line: 3, issue: '20261125', state: 'different', known: ['008', '05'], taken: false }),
  aLine({ line: 4, game: 'nikkei-moming', state: 'faulty', fault: 'game', taken: false }),
]
const COUNTS = { new: 1, equal: 1, different: 1, faulty: 1 }
const TEXT = 'nikkei-morning,20261127,007,05'

const unfinished = ({ outcome: _, ...line }: ImportedLine) => line

test('pasted results are looked through before they are taken over', async () => {
  const readings = answerCall(previewResults, { value: { lines: LINES.map(unfinished), counts: COUNTS } })
  const imports = answerCall(importResults, {
    value: { lines: [aLine({ outcome: 'waiting' }), ...LINES.slice(1)], counts: COUNTS },
  })
  await renderOfficePart(<ImportPage />, ['lottery.results'])
  await page.getByLabelText('Or paste the results').fill(TEXT)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.element(page.getByText(/Unknown lottery/)).toBeVisible()
  await expect.element(page.getByText(/Not imported: correct the draw instead/)).toBeVisible()
  await expect.element(page.getByText('Different: 1')).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Import 1 result' }).click()
  await expect.element(page.getByText('Waiting for another source')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Import 1 result' })).not.toBeInTheDocument()
  const sent = { format: 'csv', text: TEXT }
  expect([...readings.requests, ...imports.requests].map(({ body }) => body)).toEqual([sent, sent])
})

test('what is typed after a preview has to be looked through anew', async () => {
  answerCall(previewResults, { value: { lines: [unfinished(aLine({}))], counts: { ...COUNTS, equal: 0 } } })
  await renderOfficePart(<ImportPage />, ['lottery.results'])
  await page.getByLabelText('Or paste the results').fill(TEXT)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.element(page.getByRole('button', { name: 'Import 1 result' })).toBeVisible()
  await page.getByLabelText('Or paste the results').fill(`${TEXT}0`)
  await expect.element(page.getByRole('button', { name: 'Import 1 result' })).not.toBeInTheDocument()
})
