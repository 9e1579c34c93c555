import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createLog } from '@sanuk/host/log'
import closeWithGrace from 'close-with-grace'
import { readArchive } from './archive.ts'
import { readConfig } from './config.ts'
import { tellResults } from './feed.ts'
import { openPlatform } from './platform.ts'

const config = readConfig(process.env)
const log = createLog(config.LOG_LEVEL)
const { RESULT_FEED_ARCHIVE: archiveFile, RESULT_FEED_KEYS: keys } = config
const archive = archiveFile === undefined ? null : readArchive(await readFile(archiveFile, 'utf8'))
const platform = openPlatform({ origin: config.PLATFORM_ORIGIN, code: config.RESULT_FEED_CODE, key: keys[0] })

const stopping = new AbortController()
async function goOn(): Promise<void> {
  while (!stopping.signal.aborted) {
    try {
      await tellResults({ platform, now: Date.now, log, archive })
    } catch (error) {
      log.warn({ error: String(error) }, 'the platform was not reached')
    }
    await pause(config.RESULT_FEED_EVERY_SECONDS * 1_000, undefined, { signal: stopping.signal }).catch(() => undefined)
  }
}

const going = goOn()
closeWithGrace({ delay: 12_000, logger: false }, async () => {
  stopping.abort()
  await going
})
process.stdout.write('ready\n')
