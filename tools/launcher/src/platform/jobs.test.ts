import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { runJob } from './jobs.ts'

const priorityOf = async (inBackground: boolean): Promise<number> => {
  const args = ['--print', 'require("node:os").getPriority()']
  return Number(await runJob({ title: 'Asking', args, inBackground }))
}

test('a job has the priority of its launcher', async () => {
  expect(await priorityOf(false)).toBe(getPriority())
})

test('a job in the background has the lowest priority there is', async () => {
  expect(await priorityOf(true)).toBe(19)
})

test('a job in the background tells its failure in its own words', async () => {
  const args = ['--eval', 'console.error("no ink"); process.exit(3)']
  await expect(runJob({ title: 'Drawing', args, inBackground: true })).rejects.toThrow('Drawing failed. no ink')
})
