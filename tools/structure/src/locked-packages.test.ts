import { expect, test } from 'vitest'
import { unlockedPackages } from './locked-packages.ts'

test('complains of a package for another machine that is not named', () => {
  const optionalDependencies = { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' }
  const packages = { '': {}, 'node_modules/tool': { optionalDependencies }, 'node_modules/@tool/linux': {} }
  expect(unlockedPackages({ packages })).toEqual(['@tool/mac'])
})

test('finds one that stands below another package', () => {
  const packages = { 'node_modules/a': { optionalDependencies: { b: '1.0.0' } }, 'node_modules/a/node_modules/b': {} }
  expect(unlockedPackages({ packages })).toEqual([])
})
