import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createLog } from '@sanuk/host/log'
import closeWithGrace from 'close-with-grace'
import { readConfig } from './config.ts'
import { coupsOfShoe } from './coups.ts'
import { alive, dealCoup, PACE } from './deal.ts'
import { openEvents } from './events.ts'

/** It misbehaves once in so many coups. */
const FAULT_EVERY = 3
/** How long it waits where the table takes no coup: it is closed, or one is still in progress there. */
const REFUSED_MS = 5_000

const config = readConfig(process.argv.slice(2), process.env)
const { rooms, table, game, key, hls, whep, fault = null } = config
const log = createLog(config.logLevel)
const stopping = new AbortController()
const { signal } = stopping
const events = openEvents({ rooms, table, studio: key.studio, key })
const needs = {
  events,
  game,
  pace: { ...PACE, betting: config.seconds * 1000 },
  now: Date.now,
  pause: (ms: number) => wait(ms, undefined, { signal }),
  log,
}

async function feed(): Promise<void> {
  await events.begin(signal)
  await events.send({ kind: 'dealer', dealer: { name: config.dealer, picture: null } }, signal)
  const stream = hls ? { kind: 'hls' as const, url: hls } : whep ? { kind: 'whep' as const, url: whep } : null
  await events.send({ kind: 'status', isPaused: false, stream }, signal)
  let coups = 0
  for (;;) {
    await events.send({ kind: 'shoe', shoe: randomUUID().slice(0, 8) }, signal)
    for (const coup of coupsOfShoe(game, (bound) => randomInt(bound))) {
      coups += 1
      const end = await dealCoup(needs, coup, coups % FAULT_EVERY === 0 ? fault : null)
      if (end === 'refused') await alive(needs, REFUSED_MS)
    }
  }
}

const fed = feed().catch((error: unknown) => {
  if (signal.aborted) return
  log.fatal({ err: error }, 'the table is not fed any more')
  process.exitCode = 1
})
closeWithGrace({ delay: 12_000, logger: false }, async () => {
  stopping.abort()
  await fed
})
process.stdout.write('ready\n')
