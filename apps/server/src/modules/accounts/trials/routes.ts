import { freePlay } from '@sanuk/contracts/identity'
import type { Serve } from '#platform/serve'
import type { Trials } from './index.ts'

export function trialsRoutes(serve: Serve, { trials }: { readonly trials: Trials }): void {
  serve(freePlay, ({ body: _, ...visit }) => trials.open(visit))
}
