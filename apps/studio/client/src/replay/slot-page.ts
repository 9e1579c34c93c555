import '../styles/replay-reels.css'
import { readLook } from '../art/art.ts'
import { planSheet } from '../art/sheet.ts'
import { type ReplayNeeds, replayPage } from './page.ts'

/** A past round of a slot, with the pictures of its symbols. */
export async function slotPage(needs: Omit<ReplayNeeds, 'sheet'>): Promise<HTMLElement> {
  const sheet = planSheet(await readLook(needs.replay.machine.code), 72 * window.devicePixelRatio)
  return replayPage({ ...needs, sheet })
}
