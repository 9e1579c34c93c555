import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { titleArt } from '@sanuk/vendor-server/titles/title-art'
import * as z from 'zod/mini'
import { slotArt } from './slot-art.ts'

/** What the art builder made: files are relative to the folder of the manifest, smallest first. */
const artManifest = z.extend(titleArt, {
  /** What boards of games without reels are set with, by the drawing's name. */
  pieces: z.record(z.string(), z.string()),
  /** Of every slot, by its code. */
  slots: z.record(z.string(), slotArt),
})
export type ArtManifest = z.output<typeof artManifest>

/** The pictures that boards are set with, as the art builder left them. */
export type Art = () => Promise<Pick<ArtManifest, 'pieces'>>

/** Reads the manifest from the folder the Studio serves under `/art/`. Throws where the art has not been built. */
export async function readArt(folder: string): Promise<ArtManifest> {
  return z.parse(artManifest, JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
}
