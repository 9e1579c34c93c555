import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Check } from './check.ts'
import { root } from './root.ts'

type Cruise = {
  summary: {
    totalCruised: number
    violations: readonly { rule: { name: string }; from: string; to: string; cycle?: readonly { name: string }[] }[]
  }
}

/** The rules by name, as the floor plan lists them. */
export const floorPlanRules: readonly string[] = createRequire(import.meta.url)(
  join(root, '.dependency-cruiser.cjs'),
).forbidden.map((rule: { name: string }) => rule.name)

/** Follows every import below a directory by the rules of the floor plan. */
export function cruise(directory: string): Promise<Cruise['summary']> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(root, '.dependency-cruiser.cjs')
  const args = [program, '--config', config, '--output-type', 'json', 'apps', 'packages', 'tools']
  return new Promise((resolve, reject) => {
    // It exits with the number of violations; what it found stands in its output all the same.
    execFile(process.execPath, args, { cwd: directory, maxBuffer: 1 << 28 }, (error, output, faults) => {
      try {
        const { summary }: Cruise = JSON.parse(output)
        resolve(summary)
      } catch {
        reject(new Error(`dependency-cruiser did not run: ${faults || error}`))
      }
    })
  })
}

/** Fewer modules than this were not the whole house: a cruiser that cannot read TypeScript finds nothing wrong. */
const MODULES_AT_LEAST = 300

/** Every rule of the floor plan, kept by the checkout or not. */
export async function checkFloorPlan(): Promise<Check[]> {
  const { totalCruised, violations } = await cruise(root)
  const complaints = totalCruised < MODULES_AT_LEAST ? [`only ${totalCruised} modules were read`] : []
  return [
    { name: 'the whole house is read', complaints },
    ...floorPlanRules.map((name) => ({
      name,
      complaints: violations
        .filter(({ rule }) => rule.name === name)
        .map(({ from, to, cycle }) => [from, ...(cycle?.map((step) => step.name) ?? [to])].join(' → ')),
    })),
  ]
}
