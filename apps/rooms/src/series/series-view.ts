import type { SeriesView } from '../protocol.ts'
import type { OpenSeries } from './series.ts'

/** A series as players are told of it. */
export function seriesView({ id, number, commitment, client_seed, dealt }: OpenSeries): SeriesView {
  return {
    id,
    number,
    commitment: commitment?.toString('hex') ?? '',
    clientSeed: client_seed,
    burn: null,
    dealt: 0,
    length: dealt.length,
  }
}
