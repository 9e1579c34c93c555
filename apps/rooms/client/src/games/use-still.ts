import { useState } from 'react'

/** How many turns of a coup lay there when this page first saw it: these are not played before the player's eyes. */
export function useStill(coup: string, shown: number): number {
  const [seen, setSeen] = useState({ coup, shown })
  if (seen.coup === coup) return seen.shown
  setSeen({ coup, shown })
  return shown
}
