import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * For which brand the work under way is done. The database shows a session the rows of that brand only, whatever its
 * statements ask for (`platform.wall` in the migrations): a forgotten condition finds too little, never a stranger's.
 */
const scope = new AsyncLocalStorage<string>()

/** The platform's own work: vendors' calls, jobs, the start. */
const EVERY_BRAND = '*'

/** Does work for one brand, named by its id. */
export function withinBrand<T>(brand: string, work: () => Promise<T>): Promise<T> {
  return scope.run(brand, work)
}

/** Does work that concerns brands together, or finds out which one it concerns. */
export function acrossBrands<T>(work: () => Promise<T>): Promise<T> {
  return scope.run(EVERY_BRAND, work)
}

/** What sessions of the database are told; nothing where nobody said for whom the work is done, and nothing is seen. */
export function currentScope(): string {
  return scope.getStore() ?? ''
}
