import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { listQueues } from '@sanuk/contracts/office-overview'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOfficePart } from '../components/office-part.fixture.tsx'
import { QUEUES_KEY } from '../components/queues/queues.ts'
import { useQueues } from '../components/queues/use-queues.ts'
import { QueueBell } from './queue-bell.tsx'

const queueOf = (waiting: number, newest: string | null) => ({
  value: {
    at: '2026-11-27T05:00:00.000Z',
    list: [{ queue: 'withdrawals' as const, waiting, oldest: newest, newest }],
  },
})

/** Shows what the page knows of the queue, so that a test can wait for it. */
function Known() {
  const [queue] = useQueues() ?? []
  return queue && <p>{`${queue.waiting} at ${queue.newest}`}</p>
}

/** Draws the bell over one withdrawal that waits; answers how often it rang and what brings the next state. */
async function renderBell() {
  let rung = 0
  class CountedContext extends AudioContext {
    constructor() {
      super()
      rung += 1
    }
  }
  vi.stubGlobal('AudioContext', CountedContext)
  const asked = answerCall(listQueues, queueOf(1, '2026-11-27T04:00:00.000Z'))
  const queries = await renderOfficePart(
    <>
      <QueueBell />
      <Known />
    </>,
    ['money.see'],
  )
  await expect.element(page.getByText('1 at 2026-11-27T04:00:00.000Z')).toBeVisible()
  const come = async (waiting: number, newest: string | null) => {
    asked.reply(queueOf(waiting, newest))
    await queries.invalidateQueries({ queryKey: QUEUES_KEY })
    await expect.element(page.getByText(`${waiting} at ${newest}`)).toBeVisible()
  }
  return { come, rung: () => rung }
}

test('a new withdrawal is heard once, also where another one left at the same time', async () => {
  const { come, rung } = await renderBell()
  expect(rung()).toBe(0)
  await come(1, '2026-11-27T04:01:00.000Z')
  expect(rung()).toBe(1)
  await come(0, null)
  await come(1, '2026-11-27T04:01:00.000Z')
  expect(rung()).toBe(1)
})

test('nothing is heard once the sound is off in this browser', async () => {
  localStorage.setItem('office-withdrawal-sound', 'off')
  const { come, rung } = await renderBell()
  await come(2, '2026-11-27T04:01:00.000Z')
  expect(rung()).toBe(0)
})
