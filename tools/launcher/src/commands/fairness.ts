import { spawn } from 'node:child_process'
import { root } from '../places.ts'

/** `./sanuk fairness`: play against exact distributions, the independent verifier against play, and the generator. */
export const fairness = (rest: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/fairness/src/main.ts', ...rest], { cwd: root, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
