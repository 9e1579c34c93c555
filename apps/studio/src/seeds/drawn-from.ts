import { type Expression, type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'

/** What a round is drawn from, the server's half still sealed. */
export type DrawnFrom = {
  readonly id: string
  readonly player: string
  readonly sealed: Buffer
  readonly commitment: string
  readonly clientSeed: string
  /** Which round it is of those drawn from these seeds, from 0. */
  readonly nonce: number
  /** Whether the server seed may be told. */
  readonly told: boolean
}

const seedOfRow = z.object({
  id: z.uuid(),
  player: z.string(),
  commitment: z.string(),
  clientSeed: z.string(),
  told: z.boolean(),
  sealed: z.pipe(
    z.string(),
    z.transform((text) => Buffer.from(text, 'hex')),
  ),
})

/** Reads what `seedOf` selected. */
export const readDrawnFrom = (row: unknown, nonce: number): DrawnFrom => ({ ...seedOfRow.parse(row), nonce })

/** The seed of a round as one column, for queries of rounds. */
export const seedOf = (round: Expression<string | null>): RawBuilder<unknown> => sql`
  (select json_build_object('id', seed.id, 'player', seed.player, 'sealed', encode(seed.server_seed, 'hex'),
                            'commitment', encode(seed.commitment, 'hex'), 'clientSeed', seed.client_seed,
                            'told', seed.state = 'told')
     from studio.seed where seed.id = ${round})`
