import { everyProgram, json, metricsPlace, origin } from '@sanuk/host/environment'
import * as z from 'zod/mini'

/** What every vendor of ours is told. Where it listens, its login and its keys are each app's own. */
export const everyVendor = {
  ...everyProgram,
  ...metricsPlace,
  PLATFORM_ORIGIN: origin,
  /** The platform's home, whose pages frame the games, and the sites of its other brands. */
  SANUK_SITE_ORIGIN: origin,
  SANUK_BRAND_ORIGINS: z._default(json(z.array(origin)), []),
}
