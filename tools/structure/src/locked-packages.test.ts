import { expect, test } from 'vitest'
import { unlockedPackages } from './locked-packages.ts'

test('reports an optional package of another platform that is not locked', () => {
  const optionalDependencies = { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' }
  const packages = { '': {}, 'node_modules/tool': { optionalDependencies }, 'node_modules/@tool/linux': {} }
  expect(unlockedPackages({ packages })).toEqual(['@tool/mac'])
})

test('finds an optional package nested in another package', () => {
  const packages = { 'node_modules/a': { optionalDependencies: { b: '1.0.0' } }, 'node_modules/a/node_modules/b': {} }
  expect(unlockedPackages({ packages })).toEqual([])
})
