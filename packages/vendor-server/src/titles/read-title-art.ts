import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type TitleArt, titleArt } from './title-art.ts'

/** Reads the manifest from the folder that is served under `/art/`. Throws where the art has not been built. */
export async function readTitleArt(folder: string): Promise<TitleArt> {
  return z.parse(titleArt, JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
}
