import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parSheet } from '@sanuk/engines/slots/par-sheet'
import { expect, test } from 'vitest'
import { findSlots, slotLine, slotsDirectory, slotsHeadLine, textOf } from './slots.ts'

const slots = await findSlots()

test('finds every slot once, and every printed par sheet belongs to one', async () => {
  const codes = slots.map(({ machine }) => machine.code)
  expect(new Set(codes).size).toBe(codes.length)
  const files: string[] = []
  for await (const file of glob('*/*par-sheet.json', { cwd: slotsDirectory })) files.push(join(slotsDirectory, file))
  expect(files.toSorted()).toEqual(slots.map(({ printed }) => printed).toSorted())
})

test('a par sheet is printed exactly as in its file', async () => {
  const code = 'floating-market'
  const slot = slots.find(({ machine }) => machine.code === code)
  if (!slot) throw new Error(`no slot ${code}`)
  const sheet = parSheet(slot.machine)
  expect(textOf(sheet)).toBe(await readFile(slot.printed, 'utf8'))
  expect(slotLine(sheet)).toMatch(
    new RegExp(`^${code} .* ${sheet.returnToPlayer.total} .* ${sheet.maximumWinMultiple}$`),
  )
  expect(slotLine(sheet)).toHaveLength(slotsHeadLine.length)
})
