import type { HumanChallenge } from '@sanuk/contracts/guard'
import { solveHumanCheck } from '@sanuk/wire/human-proof'

// Runs beside the page: a challenge comes in, its proof goes out, and what goes wrong is the worker's error.
addEventListener('message', async ({ data }: MessageEvent<HumanChallenge>) => {
  try {
    postMessage(await solveHumanCheck(data))
  } catch (fault) {
    reportError(fault)
  }
})
