import { AsyncLocalStorage } from 'node:async_hooks'

/** Who acts in the back office, and by which call: `PUT /ops/content/banners/{id}`. */
export type Acting = { readonly operator: string; readonly brand: string; readonly call: string }

/**
 * For which brand the work under way is done. The database shows a session the rows of that brand only, whatever its
 * statements ask for (`platform.wall` in the migrations): a forgotten condition finds too little, never a stranger's.
 */
type Scope = { readonly brand: string; readonly acting: Acting | null }

const scope = new AsyncLocalStorage<Scope>()

/** The platform's own work: vendors' calls, jobs, the start. */
const EVERY_BRAND = '*'

const within = <T>(brand: string, work: () => Promise<T>): Promise<T> =>
  scope.run({ brand, acting: scope.getStore()?.acting ?? null }, work)

/** Does work for one brand, named by its id. */
export function withinBrand<T>(brand: string, work: () => Promise<T>): Promise<T> {
  return within(brand, work)
}

/** Does work that concerns brands together, or finds out which one it concerns. */
export function acrossBrands<T>(work: () => Promise<T>): Promise<T> {
  return within(EVERY_BRAND, work)
}

/** Does what an operator asked for: the database writes down each row it changes (`audit.watch` in the migrations). */
export function onBehalfOf<T>(acting: Acting, work: () => Promise<T>): Promise<T> {
  return scope.run({ brand: acting.brand, acting }, work)
}

/** What sessions of the database are told: the brand, empty where nobody said for whom, and who acts, if anybody. */
export function currentScope(): { readonly brand: string; readonly acting: string } {
  const { brand, acting } = scope.getStore() ?? { brand: '', acting: null }
  return { brand, acting: acting ? `${acting.operator} ${acting.brand} ${acting.call}` : '' }
}
