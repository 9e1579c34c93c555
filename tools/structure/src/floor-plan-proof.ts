import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { breakingExamples } from './breaking-examples.ts'
import type { Check } from './check.ts'
import { cruise, floorPlanRules } from './floor-plan.ts'
import { root } from './root.ts'

/**
 * Shows every rule of the floor plan a file that breaks it. A rule that stays silent, or that nobody wrote an example
 * for, is itself the fault.
 */
export async function proveFloorPlan(): Promise<Check[]> {
  const tree = mkdtempSync(join(tmpdir(), 'floor-plan-'))
  try {
    for (const files of Object.values(breakingExamples)) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(tree, path)), { recursive: true })
        writeFileSync(join(tree, path), `${text}\n`)
      }
    }
    mkdirSync(join(tree, 'tools'), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    const { violations } = await cruise(tree)
    return floorPlanRules.map((rule) => {
      const guilty = Object.keys(breakingExamples[rule] ?? {})[0]
      const fired = violations.some(
        ({ rule: { name }, from, to }) => name === rule && (from === guilty || to === guilty),
      )
      const complaint = guilty ? `stays silent about ${guilty}` : 'has no example that breaks it'
      return { name: `${rule} fires`, complaints: fired ? [] : [complaint] }
    })
  } finally {
    rmSync(tree, { recursive: true })
  }
}
