import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/** What a thread is asked: the hash of a password, or whether it is the one behind a hash. */
export type Ask = { readonly password: string; readonly kept?: string }

/** OWASP's second recommendation for argon2id (2023): 19 MiB, two passes, one lane. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Behind everything else that runs here, and not so far that a busy machine lets nobody in: a tenth of a core's share. */
const NICE = 10

// Linux knows a priority of each thread; elsewhere the threads are as important as the rest.
if (process.platform === 'linux') setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICE)

parentPort?.on('message', ({ password, kept }: Ask) =>
  parentPort?.postMessage(kept === undefined ? hashSync(password, SETTINGS) : verifySync(kept, password)),
)
