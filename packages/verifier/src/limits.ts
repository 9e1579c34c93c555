import * as z from 'zod/mini'

/** What any number, name, list or amount of a record is held to: nothing that comes from outside may ask for endless work. */
export const count = z.int().check(z.gte(0), z.lte(1_000_000))
export const symbol = z.string().check(z.minLength(1), z.maxLength(40))
export const listOf = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most))
export const money = z.string().check(z.regex(/^\d{1,15}(\.\d{1,4})?$/))
/** A SHA-256 or a seed of 32 bytes, in hexadecimal digits. */
export const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
