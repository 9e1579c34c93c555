import * as z from 'zod/mini'

/** A selection as a line keeps it. */
export const keptSelection = z.object({
  rows: z.exactOptional(z.array(z.array(z.number()))),
  tickets: z.exactOptional(z.array(z.string())),
  places: z.exactOptional(z.array(z.number())),
})
