import { spawn } from 'node:child_process'
import { root } from '../places.ts'

/** `./sanuk par`: the exact figures of games, counted, and played as well where rounds are asked for. */
export const par = (rest: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/par-sheets/src/main.ts', ...rest], { cwd: root, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
