import { glob, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SlotMachine } from '@sanuk/engines/slots/machine'
import type { ParSheet } from '@sanuk/engines/slots/par-sheet'
import { machineDigest } from './machine-digest.ts'

/** A slot machine, and the file its par sheet is printed to. */
export type Slot = { readonly machine: SlotMachine; readonly printed: string }

/** Where all slots lie, each beside its par sheet. */
export const slotsDirectory = fileURLToPath(new URL('../../../packages/engines/src/slots/', import.meta.url))

/** Every machine that a file in a directory of the slots exports, by code. It needs no sheet to be found. */
export async function findSlots(): Promise<readonly Slot[]> {
  const slots: Slot[] = []
  for await (const file of glob('*/*.ts', { cwd: slotsDirectory, exclude: ['**/*.test.ts', '**/*.fixture.ts'] })) {
    const path = join(slotsDirectory, file)
    const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href)
    for (const machine of Object.values(exported).filter(isMachine)) slots.push({ machine, printed: printedTo(path) })
  }
  return slots.toSorted((a, b) => (a.machine.code < b.machine.code ? -1 : 1))
}

const isMachine = (exported: unknown): exported is SlotMachine =>
  typeof exported === 'object' && exported !== null && 'code' in exported && 'strips' in exported

/** `machine.ts` has its directory to itself; others are called as their slots are. */
const printedTo = (path: string): string =>
  basename(path) === 'machine.ts'
    ? path.replace(/machine\.ts$/, 'par-sheet.json')
    : path.replace(/\.ts$/, '.par-sheet.json')

/** A sheet as it lies in its file: rows of numbers on one line each. */
export const textOf = (sheet: ParSheet & { readonly digest?: string }): string =>
  `${JSON.stringify(sheet, null, 2).replace(/\[[\d,\s]+\]/g, (row) => `[${row.match(/\d+/g)?.join(', ')}]`)}\n`

/**
 * Prints a sheet. That of a machine that tumbles takes long to compute: it carries the digest of the machine, so that a
 * test sees at once whether it is that of the machine as it is now.
 */
export const printSheet = ({ printed, machine }: Slot, sheet: ParSheet): Promise<void> =>
  writeFile(printed, textOf(machine.tumbles ? { ...sheet, digest: machineDigest(machine) } : sheet))

const inColumns = (code: string, figures: readonly string[]): string =>
  [code.padEnd(24), ...figures.map((figure) => figure.padStart(14))].join('')

/** The line above the figures: the return in per cent, one win and one feature in so many rounds, the most in stakes. */
export const slotsHeadLine: string = inColumns('slot', ['return %', 'hit one in', 'feature in', 'most'])

export const slotLine = ({ code, returnToPlayer, hitEvery, featureEvery, maximumWinMultiple }: ParSheet): string =>
  inColumns(code, [returnToPlayer.total, hitEvery, featureEvery, String(maximumWinMultiple)])
