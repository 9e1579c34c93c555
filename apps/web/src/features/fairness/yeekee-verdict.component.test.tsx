import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnSite, say } from '../../site-part.fixture.tsx'
import { CheckRound } from './check-round.tsx'

// Added up in Python from the names “seed of yeekee 2” and “head of yeekee 2”: see yeekee-in-python.fixture.ts of the verifier.
const RECORD = {
  format: 'sanuk-yeekee-1',
  game: 'drawn-in-python',
  issue: '20261127-2',
  commitment: 'bf26303a312f36ea388f119ad82c6595fefb53780314433a1328983fbd15d258',
  seed: '7702bf258a5303ab024bcf2874b10a9772cd354688acaaf601786f06cdf36531',
  head: { number: '2000', hash: '66f396ccecfc67d41bbef4b67cea6e6582f608046026953a70e1b88a73052a52' },
  sealedAt: '2026-11-27T07:59:00.104Z',
  drawnAt: '2026-11-27T08:00:01.250Z',
  shots: [
    '42716',
    '90281',
    '86007',
    '22455',
    '74352',
    '83080',
    '32144',
    '20041',
    '32860',
    '11434',
    '87201',
    '11192',
    '92949',
    '08453',
    '51515',
  ],
  own: '95218',
  fills: ['47206'],
  result: ['898', '41'],
}

const verdict = page.getByRole('status')

async function paste(record: object): Promise<void> {
  await renderOnSite(
    <main>
      <h1>{RECORD.game}</h1>
      <CheckRound />
    </main>,
    { rooms: ['fairness', 'lottery-yeekee'] },
  )
  await page.getByRole('textbox', { name: say('fairness.paste') }).fill(JSON.stringify(record))
}

test('a round of Yeekee that holds: shows its shots, what the platform added, and the result', async () => {
  await paste(RECORD)
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.draw.holds'))
  const facts = [...verdict.element().querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  )
  expect(facts).toEqual(
    expect.arrayContaining([
      [say('fairness.draw.result'), RECORD.result.join(' ')],
      [say('lottery-yeekee.verdict.shots'), '15'],
      [say('lottery-yeekee.verdict.own'), RECORD.own],
      [say('lottery-yeekee.verdict.fills'), RECORD.fills.join(' ')],
      [say('fairness.draw.seed'), RECORD.seed],
    ]),
  )
  expect(await findAxeViolations()).toEqual([])
})

test('a round of Yeekee with a shot that nobody made does not hold', async () => {
  await paste({ ...RECORD, shots: ['00001', ...RECORD.shots.slice(1)] })
  await expect.element(verdict.getByRole('heading')).toHaveTextContent(say('fairness.draw.broken'))
})
