import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { Fault, tellsOfFullDisk } from '../faults.ts'
import { plainEnvironmentOf } from '../installation/environment.ts'
import { openLog, tailOf } from '../machine/log-file.ts'
import { dieWithLauncher, root } from '../places.ts'

/** A program that serves until it is told to end. */
export type Program = {
  /** In a sentence: "The {title} stopped". */
  readonly title: string
  /** The entry file, from the root of the checkout. */
  readonly entry: string
  readonly args?: readonly string[]
  /** Where it runs, from the root of the checkout. */
  readonly directory?: string
  readonly environment: Readonly<Record<string, string>>
  readonly logFile: string
  /** When it ends by itself, nothing is lost. */
  readonly mayEnd?: boolean
  /** Shows what it says on the launcher's standard error as well. */
  readonly echo?: boolean
  /** Starts it anew whenever one of its files changes. */
  readonly watch?: boolean
  /** The line on standard output that says that it serves; our own programs print the one word `ready`. */
  readonly readyLine?: RegExp
}

/** A program ended by itself: one sentence about how, and as its message the same with the end of its log. */
export class ProgramDeath extends Fault {
  readonly summary: string

  constructor(summary: string, details = '') {
    super(`${summary}${details}`)
    this.summary = summary
  }
}

export type RunningProgram = {
  readonly pid: number
  /** Resolves when it serves; rejects with a `Fault` when it ended first or took too long. */
  readonly ready: Promise<void>
  /** Resolves when it ends without having been asked to. */
  readonly died: Promise<ProgramDeath>
  readonly stop: () => Promise<void>
}

const readyLimit = 60_000
const patience = 15_000

const endGroup = (child: ChildProcess, name: NodeJS.Signals): void => {
  try {
    if (child.pid) process.kill(-child.pid, name)
  } catch {
    // It has ended in the meantime.
  }
}

const deathOf = ({ title, logFile }: Program, code: number | null, signal: string | null): ProgramDeath => {
  const tail = tailOf(logFile)
  if (tellsOfFullDisk(tail)) return new ProgramDeath(`The disk is full: the ${title} had to stop. See ${logFile}.`)
  const summary = `The ${title} stopped by itself (${signal ?? `exit code ${code}`}).`
  return new ProgramDeath(summary, ` Its log ${logFile} ends with:\n${tail}`)
}

const spawnProgram = (program: Program, log: number): ChildProcess => {
  const watch = program.watch ? ['--watch', '--watch-preserve-output'] : []
  const args = [...watch, '--import', dieWithLauncher, join(root, program.entry), ...(program.args ?? [])]
  return spawn(process.execPath, args, {
    cwd: join(root, program.directory ?? ''),
    env: { ...plainEnvironmentOf(process.env), ...program.environment },
    stdio: ['pipe', 'pipe', program.echo ? 'pipe' : log],
    detached: true,
  })
}

const note = ({ title, echo }: Program, log: number, line: string): void => {
  writeSync(log, `${line}\n`)
  if (echo) process.stderr.write(`${title} │ ${line}\n`)
}

/** Copies standard output to the log and resolves at the line that says that the program serves. */
const untilReady = (output: Readable, program: Program, log: number): Promise<void> =>
  new Promise((resolve) => {
    const { readyLine = /^ready$/ } = program
    createInterface({ input: output }).on('line', (line) => {
      if (readyLine.test(line)) resolve()
      else note(program, log, line)
    })
  })

const tooLate = ({ title, logFile }: Program): { readonly passed: Promise<never>; readonly cancel: () => void } => {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>((_, reject) => {
    const late = new Fault(`The ${title} was not ready within a minute; see ${logFile}.`)
    timer = setTimeout(() => reject(late), readyLimit)
  })
  return { passed, cancel: () => clearTimeout(timer) }
}

/** Starts a program of this checkout in a process group of its own, so that Ctrl-C reaches the launcher alone. */
export const startProgram = (program: Program): RunningProgram => {
  const log = openLog(program.logFile)
  const child = spawnProgram(program, log)
  if (!child.stdout) throw new Error('A piped standard output is there')
  if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => note(program, log, line))
  let asked = false
  const over = new Promise<void>((resolve) => child.once('close', () => resolve()))
  over.then(() => closeSync(log))
  const died = new Promise<ProgramDeath>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => asked || resolve(deathOf(program, code, signal)))
  })
  const early = died.then((death) => Promise.reject(death))
  const limit = tooLate(program)
  const ready = Promise.race([untilReady(child.stdout, program, log), early, limit.passed]).finally(limit.cancel)
  return {
    pid: child.pid ?? 0,
    ready,
    died,
    stop: async () => {
      asked = true
      limit.cancel()
      endGroup(child, 'SIGTERM')
      const impatient = setTimeout(() => endGroup(child, 'SIGKILL'), patience)
      await over
      clearTimeout(impatient)
    },
  }
}
