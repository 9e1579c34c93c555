import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { metrics } from './metrics.ts'

/** A log together with the lines that it has written. */
function openLog() {
  const lines: string[] = []
  const to = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: createLog('warn', to), lines }
}

const countOf = async (alarm: string): Promise<number> => {
  const { values = [] } = (await metrics.getSingleMetric('sanuk_alarms_total')?.get()) ?? {}
  return values.find(({ labels }) => labels.alarm === alarm)?.value ?? 0
}

test('an entry with an alarm is written and counted by its name', async () => {
  const { log, lines } = openLog()
  log.error({ alarm: 'test_alarm' }, 'something is wrong')
  log.error({ alarm: 'test_alarm' }, 'something is still wrong')
  log.error('no alarm')
  expect(lines).toHaveLength(3)
  expect(await countOf('test_alarm')).toBe(2)
})

test('passwords and tokens are not written', () => {
  const { log, lines } = openLog()
  log.error({ body: { password: 'hunter2', token: 'abc' } }, 'refused')
  expect(lines.join('')).not.toMatch(/hunter2|abc/)
})
