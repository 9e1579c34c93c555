/**
 * The switches of a brand, each under the part of the site it belongs to. The codes are the field's; what they switch
 * stands beside them. A switch counts only while the part above it is on, too.
 */
const TREE = {
  /** What games offer beside an ordinary round for money. */
  COMM3: {
    /** Visitors try games that offer a demo, without an account. */
    DEMOGAME3: {},
    /** A win may be gambled with, in games that offer it. */
    GAMBLE3: {},
    /** Free spins may be bought, and dearer spins turned, in games that offer it. */
    FEATUREBUY3: {},
  },
  /** Opening an account. */
  REG3: {
    /** By username. */
    USERNAMEREG3: {},
    /** By mobile number: proved by a code, with a password of its own choice. */
    MOBILENUMREG3: { REGMOBVERF3: {}, MOBILENUMPASSREG3: {} },
    /** A button for it stands in the header. */
    DIRECTREG3: {},
    /** A day's trial account, in money that is none. */
    FREEPLAY3: {},
  },
  /** Signing in. */
  LOGIN3: {
    /** By a code sent to the mobile number. */
    MOBILEVERCODELOGIN3: {},
    /** A forgotten password may be set anew by mobile number. */
    CHNGPASSVERIF3: {},
    /** An expired password must be changed before anything else. */
    PWDEXPFORCECHANGE3: {},
    /** From a device nobody knows yet, a code is asked for besides. */
    NEWDEVVERIF3: {},
    /** From a network nobody knows yet, a code or the name on the bank account is asked for besides. */
    NEWADDRVERIF3: {},
  },
  /** The member centre. */
  MEMBER3: {
    /** Rebate is asked for by hand. */
    MANPLAYREB3: {},
    /** Members send money to whoever invited them. */
    MEMTRANS3: {},
    /** Points from play, and the mall they are exchanged in. */
    PTSYS3: {},
  },
} as const

type NamesIn<T> = { [K in keyof T & string]: K | NamesIn<T[K]> }[keyof T & string]
export type ModuleId = NamesIn<typeof TREE>

/** Node of the brand's module tree. */
export type ModuleNode = { modId: string; enabled: '0' | '1'; childrenNodes: ModuleNode[] }

type Branches = { readonly [name: string]: Branches }

/** The tree as a brand has switched it. */
export function moduleTree(switchedOn: ReadonlySet<string>, branches: Branches = TREE): ModuleNode[] {
  return Object.entries(branches).map(([modId, below]) => ({
    modId,
    enabled: switchedOn.has(modId) ? '1' : '0',
    childrenNodes: moduleTree(switchedOn, below),
  }))
}

/** What counts as on: each switch whose every part above it is on, too. */
export function modulesOn(tree: readonly ModuleNode[]): ReadonlySet<string> {
  const open = tree.filter(({ enabled }) => enabled === '1')
  return new Set(open.flatMap(({ modId, childrenNodes }) => [modId, ...modulesOn(childrenNodes)]))
}

const namesIn = (branches: Branches): string[] =>
  Object.entries(branches).flatMap(([name, below]) => [name, ...namesIn(below)])

/** Every switch there is; the names are those of the tree. */
export const MODULE_IDS = namesIn(TREE) as [ModuleId, ...ModuleId[]]
