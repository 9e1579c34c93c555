import { parseSync } from '@swc/core'
import type { Check } from './check.ts'
import type { SourceFile } from './source-files.ts'

/** Where people read: the pages of the site, the office and the games, and the parts they share. */
const READ = /^(apps\/(web|office|(studio|rooms)\/client)|packages\/(ui|vendor-client))\/src\/.*\.tsx?$/
const TEST = /\.(test|fixture)\.tsx?$/

/** Attributes, options and properties whose text is seen or read out. */
const SPOKEN = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder', 'ariaLabel'],
  ...['title', 'placeholder', 'alt', 'label', 'textContent', 'innerText', 'innerHTML'],
])

/** A key of the catalogues: `room.key`. */
const WORD = /^[a-z][a-z-]*(\.[A-Za-z0-9_-]+)+$/

type Node = { readonly type: string; readonly span?: { readonly start: number } } & Readonly<Record<string, unknown>>

/** Text in code that a person would see, as `path: text`. Words belong to the catalogues. */
export function visibleText(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => READ.test(path) && !TEST.test(path))
    .flatMap(({ path, text }) => textsIn(path, text).map((found) => `${path}: "${found.trim()}"`))
}

export function checkVisibleText(files: readonly SourceFile[]): Check {
  return { name: 'no visible text in code: put it into packages/locales', complaints: visibleText(files) }
}

function textsIn(path: string, text: string): string[] {
  const found: string[] = []
  const tree = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') })
  walk(tree, (node) => found.push(...spokenTexts(node)))
  return found.filter((literal) => /\p{L}/u.test(literal) && !WORD.test(literal))
}

/** What this node, by what it is, shows or says. */
function spokenTexts(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return [String(node.value)]
    case 'JSXElement':
    case 'JSXFragment':
      return listOf(node.children).flatMap(textOfChild)
    case 'JSXAttribute':
      return spokenAs(nameOf(node.name), node.value)
    case 'KeyValueProperty':
      return spokenAs(nameOf(node.key), node.value)
    case 'AssignmentExpression':
      return spokenAs(memberOf(node.left), node.right)
    case 'CallExpression':
      return memberOf(node.callee) === 'setAttribute' ? spokenBySetting(node) : []
    default:
      return []
  }
}

function spokenAs(name: string, value: unknown): string[] {
  return SPOKEN.has(name) ? literals(value) : []
}

function spokenBySetting(node: Node): string[] {
  const [name, value] = listOf(node.arguments).map((argument) => argument.expression)
  return literals(name).flatMap((attribute) => spokenAs(attribute, value))
}

/** `{'text'}` between tags; texts without braces are nodes of their own. */
function textOfChild(child: Node): string[] {
  return child.type === 'JSXExpressionContainer' ? literals(child.expression) : []
}

/** The literals a value can be: itself, either side of a choice, the fixed parts of a template. */
function literals(value: unknown): string[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'StringLiteral':
      return [String(value.value)]
    case 'TemplateLiteral':
      return listOf(value.quasis).map((part) => String(part.cooked ?? part.raw))
    case 'ConditionalExpression':
      return [...literals(value.consequent), ...literals(value.alternate)]
    case 'BinaryExpression':
      return /^(&&|\|\||\?\?|\+)$/.test(String(value.operator))
        ? [...literals(value.left), ...literals(value.right)]
        : []
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return literals(value.expression)
    default:
      return []
  }
}

function memberOf(target: unknown): string {
  return isNode(target) && target.type === 'MemberExpression' ? nameOf(target.property) : ''
}

function nameOf(name: unknown): string {
  return isNode(name) && typeof name.value === 'string' ? name.value : ''
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) visit(value)
    for (const part of Object.values(value)) walk(part, visit)
  }
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter((item): item is Node => typeof item === 'object' && item !== null) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
