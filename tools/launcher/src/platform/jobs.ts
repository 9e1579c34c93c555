import { spawn } from 'node:child_process'
import { Fault, tellsOfFullDisk } from '../faults.ts'
import { plainEnvironmentOf } from '../installation/environment.ts'
import { dieWithLauncher, root } from '../places.ts'

/** A program that does one thing and ends. */
export type Job = {
  /** In a sentence: "{title} failed". */
  readonly title: string
  /** Arguments for Node, the first being the entry file. */
  readonly args: readonly string[]
  /** Where it runs; by default the root of the checkout. */
  readonly directory?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Handed over on standard input, where secrets are seen by nobody else. */
  readonly input?: string
  /** Takes only what time of the processors is left over by everything else. */
  readonly inBackground?: boolean
  /** Ends the job early. */
  readonly signal?: AbortSignal | undefined
}

/** Starts a program at the lowest priority, with all its threads: one that runs already cannot be told for all of them. */
const LEAST_URGENT = ['nice', '-n', '19']

const faultOf = (title: string, words: string): Fault =>
  new Fault(
    tellsOfFullDisk(words)
      ? `The disk is full: ${title} failed. Free some space and start again.`
      : `${title} failed. ${words}`,
  )

/** Runs a job to its end and returns what it wrote to standard output; throws a `Fault` with its words when it fails. */
export const runJob = ({ title, args, directory = root, ...job }: Job): Promise<string> =>
  new Promise((resolve, reject) => {
    const { environment, input, inBackground, signal } = job
    // A job that is told nothing ends with the launcher; the others are too short to matter.
    const preload = input === undefined ? ['--import', dieWithLauncher] : []
    const [command = '', ...words] = [...(inBackground ? LEAST_URGENT : []), process.execPath, ...preload, ...args]
    const child = spawn(command, words, {
      cwd: directory,
      env: { ...plainEnvironmentOf(process.env), ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(signal && { signal }),
    })
    let output = ''
    let complaint = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (complaint += chunk))
    child.stdin.on('error', () => undefined)
    if (input !== undefined) child.stdin.end(input)
    let ended: Error | undefined
    child.on('error', (error) => {
      // A job that is told to end writes until it has.
      if (child.pid === undefined) reject(error)
      else ended = error
    })
    child.on('close', (code) => {
      if (ended) reject(ended)
      else if (code === 0) resolve(output)
      else reject(faultOf(title, (complaint.trim() || output.trim()) ?? ''))
    })
  })
