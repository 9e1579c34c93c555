import { randomUUID } from 'node:crypto'
import type { TestedPlatform } from '../../../tools/launcher/src/journey.ts'
import { asOwner } from './member.fixture.ts'

/**
 * Publishes something for the demo brand behind the room's back: at once, unseen by a second operator, and uncleaned.
 * Answers its id.
 */
export async function plant(
  platform: TestedPlatform,
  version: { readonly kind: string } & Record<string, unknown>,
): Promise<string> {
  const id = randomUUID()
  await asOwner(
    platform,
    `insert into content.entry (id, brand, kind, titles, position, published, published_at)
     select $1, id, $2, 'planted', -1, $3, now() from system.brand where code = 'SANUK'`,
    [id, version.kind, JSON.stringify({ from: null, until: null, ...version })],
  )
  return id
}

/** Takes away what was planted. */
export const uproot = (platform: TestedPlatform) =>
  asOwner(platform, `delete from content.entry where titles = 'planted'`)
