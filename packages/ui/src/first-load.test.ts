import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the first page of the site is made of: its script has to stay small. */
const light = [
  ...['button', 'icon-button', 'field', 'text-input', 'password-input', 'money-input', 'chips', 'segmented'],
  ...['checkbox', 'switch', 'skeleton', 'card', 'badge', 'money', 'avatar', 'countdown', 'progress', 'spinner'],
  ...['empty-state', 'error-state', 'table', 'pagination', 'date-range', 'visually-hidden'],
]

/** Packages a part brings along, through all the files it is made of. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const source = readFileSync(new URL(file, import.meta.url), 'utf8')
  const imports = [...source.matchAll(/(?:from|import) '([^']+)'/g)].map(([, name = '']) => name)
  return new Set(
    imports.flatMap((name) => {
      // Contracts bring their schemas along, all but these files, which are rules by themselves.
      if (name.endsWith('.css') || ['@sanuk/contracts/typed-day', '@sanuk/contracts/calendar-day'].includes(name))
        return []
      return name.startsWith('./')
        ? [...packagesOf(name.slice(2), seen)]
        : [name.replace(/^(@[^/]+\/[^/]+|[^/]+).*/, '$1')]
    }),
  )
}

test.each(light)('first-load component %s imports no heavy package', (part) => {
  const packages = packagesOf(`${part}.tsx`)
  expect([...packages].filter((name) => !['react', 'lucide-react', '@sanuk/money'].includes(name))).toEqual([])
})

test('confirm-dialog imports a heavy package (negative control)', () => {
  expect(packagesOf('confirm-dialog.tsx')).toContain('@base-ui/react')
})
