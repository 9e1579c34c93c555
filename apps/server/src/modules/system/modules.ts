import type { ModuleNode } from '@sanuk/contracts/system'

/** The brand's switches as the site knows them, each under the part of the site it belongs to. */
const TREE: readonly { readonly modId: string; readonly children: readonly string[] }[] = [
  { modId: 'COMM3', children: ['GAMELO3', 'GAMELOHOT3'] },
  { modId: 'REG3', children: ['USERNAMEREG3', 'DIRECTREG3'] },
]

/** The module tree with what a brand has switched on. */
export function moduleTree(enabled: ReadonlySet<string>): ModuleNode[] {
  const node = (modId: string, childrenNodes: ModuleNode[]): ModuleNode => ({
    modId,
    enabled: enabled.has(modId) ? '1' : '0',
    childrenNodes,
  })
  return TREE.map(({ modId, children }) =>
    node(
      modId,
      children.map((child) => node(child, [])),
    ),
  )
}
