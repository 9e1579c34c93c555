import type { PictureFiles, SlotArt } from '#slot-art'
import { artFile, nearest } from './art.ts'

/** Gives the page its room behind the reels, lying and standing; resolves when the one in use can be shown. */
export async function hangBackdrop(art: SlotArt): Promise<void> {
  const { style } = document.documentElement
  const scale = Math.min(2, window.devicePixelRatio || 1)
  const longest = Math.max(window.innerWidth, window.innerHeight) * scale
  const shortest = Math.min(window.innerWidth, window.innerHeight) * scale
  const lying = addressOf(art.landscape, longest)
  const standing = addressOf(art.portrait, shortest)
  style.setProperty('--backdrop-landscape', `url("${lying}")`)
  style.setProperty('--backdrop-portrait', `url("${standing}")`)
  const image = new Image()
  image.src = window.innerWidth > window.innerHeight ? lying : standing
  // The room is ornament: the game begins without it if it does not come.
  await image.decode().catch(() => undefined)
}

function addressOf(pictures: PictureFiles, width: number): string {
  return artFile(nearest(pictures, (picture) => picture.width, width).file)
}
