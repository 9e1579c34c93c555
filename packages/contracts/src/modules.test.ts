import { expect, test } from 'vitest'
import { modulesOn, moduleTree } from './modules.ts'

const onOf = (...switches: string[]) => [...modulesOn(moduleTree(new Set(switches)))].toSorted()

test('a module switch is on only while all its parent switches are on', () => {
  expect(onOf('REG3', 'USERNAMEREG3')).toEqual(['REG3', 'USERNAMEREG3'])
  expect(onOf('USERNAMEREG3')).toEqual([])
  expect(onOf('REG3', 'REGMOBVERF3')).toEqual(['REG3'])
  expect(onOf('REG3', 'MOBILENUMREG3', 'REGMOBVERF3')).toEqual(['MOBILENUMREG3', 'REG3', 'REGMOBVERF3'])
})

test('an unknown module switch is ignored', () => {
  expect(onOf('NOSUCH3')).toEqual([])
})

test('the module tree contains the switches of the specification, without duplicates', () => {
  const all = (nodes: ReturnType<typeof moduleTree>): string[] =>
    nodes.flatMap(({ modId, childrenNodes }) => [modId, ...all(childrenNodes)])
  const names = all(moduleTree(new Set()))
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining([
      ...['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'USERNAMEREG3', 'FREEPLAY3', 'PWDEXPFORCECHANGE3'],
      ...['MOBILEVERCODELOGIN3', 'DIRECTREG3', 'MANPLAYREB3', 'CHNGPASSVERIF3'],
    ]),
  )
})
