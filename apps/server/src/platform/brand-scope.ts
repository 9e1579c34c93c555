import { AsyncLocalStorage } from 'node:async_hooks'

/** Who acts in the back office, and by which call: `PUT /ops/content/banners/{id}`. */
export type Acting = { readonly operator: string; readonly brand: string; readonly call: string }

/**
 * For which brand the work under way is done. The database shows a session the rows of that brand only, whatever its
 * statements ask for (`platform.wall` in the migrations): a forgotten condition finds too little, never a stranger's.
 */
type Scope = {
  readonly brand: string
  readonly acting: Acting | null
  /** The agent whose branch the work is limited to (`platform.wall_branch` in the migrations), or `null`. */
  readonly branch: string | null
}

const scope = new AsyncLocalStorage<Scope>()

/** The platform's own work: vendors' calls, jobs, the start. */
const EVERY_BRAND = '*'

const NOWHERE: Scope = { brand: '', acting: null, branch: null }

const within = <T>(change: Partial<Scope>, work: () => Promise<T>): Promise<T> =>
  scope.run({ ...(scope.getStore() ?? NOWHERE), ...change }, work)

/** Does work for one brand, named by its id. What was limited to a branch stays so. */
export function withinBrand<T>(brand: string, work: () => Promise<T>): Promise<T> {
  return within({ brand }, work)
}

/** Does work for an agent, named by their id: of walled tables it sees what is about the agent's own branch. */
export function withinBranch<T>(agent: string, work: () => Promise<T>): Promise<T> {
  return within({ branch: agent }, work)
}

/** Does work that concerns agents of several branches; whoever calls it authorises it by itself. */
export function acrossBranches<T>(work: () => Promise<T>): Promise<T> {
  return within({ branch: null }, work)
}

/** Does work that concerns brands together, or finds out which one it concerns. It is limited to no branch. */
export function acrossBrands<T>(work: () => Promise<T>): Promise<T> {
  return within({ brand: EVERY_BRAND, branch: null }, work)
}

/** Does what an operator asked for: the database writes down each row it changes (`audit.watch` in the migrations). */
export function onBehalfOf<T>(acting: Acting, work: () => Promise<T>): Promise<T> {
  return scope.run({ brand: acting.brand, acting, branch: null }, work)
}

/**
 * What sessions of the database are told: the brand, empty where nobody said for whom, who acts, if anybody, and the
 * branch, empty where the work is limited to none.
 */
export function currentScope(): { readonly brand: string; readonly acting: string; readonly branch: string } {
  const { brand, acting, branch } = scope.getStore() ?? NOWHERE
  return { brand, acting: acting ? `${acting.operator} ${acting.brand} ${acting.call}` : '', branch: branch ?? '' }
}
