import { createLog } from '@sanuk/host/log'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../../../../tools/launcher/src/cloned-database.ts'
import { openDatabase } from './database.ts'
import { runJobs } from './jobs.ts'

test('a job that fails is run again', async () => {
  const clones = await cloneDatabase()
  const log = createLog('silent')
  const databases = openDatabase(clones.serverUrl, log)
  let tries = 0
  const work = async () => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
  }
  const runner = await runJobs(databases.jobs, [{ name: 'falters', every: '0 0 1 1 *', work }], log)
  await runner.addJob('falters', {})
  await expect.poll(() => tries, { timeout: 20_000 }).toBe(2)
  await runner.stop()
  await databases.close()
  await clones.drop()
})
