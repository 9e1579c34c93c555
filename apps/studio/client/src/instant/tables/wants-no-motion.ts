/** Whether the player has asked the system for less motion: then the end of a round is shown at once. */
export function wantsNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
