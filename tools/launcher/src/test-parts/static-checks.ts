import { globSync } from 'node:fs'
import { root } from '../places.ts'
import { counted, type Outcome, oneCheck, runNode, sumOf, type Watch } from './outcome.ts'

/** Every `tsconfig.json` of the checkout is one check. */
export const checkTypes = async (watch: Watch): Promise<Outcome> => {
  const exclude = (path: string) => /(^|\/)(node_modules|dist|\.sanuk)$/.test(path)
  const outcomes: Outcome[] = []
  for (const project of globSync('**/tsconfig.json', { cwd: root, exclude }).sort()) {
    const ran = await runNode(['node_modules/typescript/bin/tsc', '-p', project, '--pretty', 'false'], watch)
    outcomes.push(oneCheck({ ...ran, output: `${project}\n${ran.output}` }))
  }
  return sumOf(outcomes)
}

/** Format and lint rules of the whole checkout. */
export const checkLint = async (watch: Watch): Promise<Outcome> =>
  oneCheck(await runNode(['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=100'], watch))

/** The counts in a last line such as `19 passed, 0 failed`. */
export const countsIn = (output: string): { passed: number; failed: number } | undefined => {
  const found = /^(\d+) passed, (\d+) failed$/.exec(output.trim().split('\n').at(-1) ?? '')
  return found ? { passed: Number(found[1]), failed: Number(found[2]) } : undefined
}

/** The rules of who may import what, of dead code and of sizes. */
export const checkStructure = async (watch: Watch): Promise<Outcome> => {
  const ran = await runNode(['tools/structure/src/main.ts'], watch)
  return counted(ran, countsIn(ran.output))
}
