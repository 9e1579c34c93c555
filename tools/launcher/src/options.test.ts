import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readCommand, testParts } from './options.ts'

test('without arguments the platform runs on port 8080', () => {
  expect(readCommand([])).toMatchObject({
    name: 'run',
    port: 8080,
    dataDirectory: expect.stringMatching(/\.sanuk\/data$/),
  })
})

test('a relative data directory is resolved from the current directory', () => {
  expect(readCommand(['--data', 'elsewhere', '--port=9000'])).toEqual({
    name: 'run',
    port: 9000,
    dataDirectory: resolve('elsewhere'),
  })
})

test('dev takes --port like run', () => {
  expect(readCommand(['dev', '--port', '9000'])).toMatchObject({ name: 'dev', port: 9000 })
})

test('test runs the named parts in the fixed order of parts', () => {
  expect(readCommand(['test', 'database', 'types'])).toEqual({
    name: 'test',
    parts: ['types', 'database'],
    slow: false,
  })
})

test('test runs the quick tests without fault tests, and test all runs everything', () => {
  const parts = ['types', 'lint', 'structure', 'unit', 'database', 'components', 'browser']
  expect(readCommand(['test'])).toEqual({ name: 'test', parts, slow: false })
  expect(readCommand(['test', 'all'])).toEqual({ name: 'test', parts: testParts, slow: true })
  expect(readCommand(['test', 'all', 'unit'])).toEqual({ name: 'test', parts: ['unit'], slow: true })
})

test('test changed compares with the given commit, by default HEAD', () => {
  expect(readCommand(['test', 'changed'])).toMatchObject({ slow: false, since: 'HEAD' })
  expect(readCommand(['test', 'changed', 'main~2'])).toMatchObject({ slow: false, since: 'main~2' })
})

test('test --seed repeats the order of an earlier run', () => {
  expect(readCommand(['test', 'unit', '--seed', '42'])).toEqual({
    name: 'test',
    parts: ['unit'],
    slow: false,
    seed: 42,
  })
})

test('par passes its arguments on unchanged', () => {
  expect(readCommand(['par', 'keno', '--rounds', '9'])).toEqual({ name: 'par', rest: ['keno', '--rounds', '9'] })
})

test('fairness passes its arguments on unchanged', () => {
  expect(readCommand(['fairness', '--times', '9'])).toEqual({ name: 'fairness', rest: ['--times', '9'] })
})

test('bench passes its arguments on unchanged', () => {
  expect(readCommand(['bench', 'ledger', '--seconds', '3'])).toEqual({
    name: 'bench',
    rest: ['ledger', '--seconds', '3'],
  })
})

test('vendor passes its arguments on, except --data', () => {
  const rest = ['key', 'ACME', '--revoke', 'k1']
  const dataDirectory = resolve('elsewhere')
  expect(readCommand(['vendor', ...rest])).toMatchObject({ name: 'vendor', rest })
  expect(readCommand(['vendor', ...rest, '--data', 'elsewhere'])).toEqual({ name: 'vendor', rest, dataDirectory })
  expect(readCommand(['vendor', '--data=elsewhere', ...rest])).toEqual({ name: 'vendor', rest, dataDirectory })
})

test('ledger takes a verb and --data', () => {
  expect(readCommand(['ledger', 'verify', '--data', 'elsewhere'])).toEqual({
    name: 'ledger',
    verb: 'verify',
    dataDirectory: resolve('elsewhere'),
  })
})

test('turnover rebuild takes --data and repairs only with --repair', () => {
  const dataDirectory = resolve('elsewhere')
  const asked = ['turnover', 'rebuild', '--data', 'elsewhere']
  expect(readCommand(asked)).toEqual({ name: 'turnover', repair: false, dataDirectory })
  expect(readCommand([...asked, '--repair'])).toEqual({ name: 'turnover', repair: true, dataDirectory })
})

test.each([['help'], ['--help'], ['-h'], ['run', '--help']])('%s shows the help', (...args) => {
  expect(readCommand(args)).toEqual({ name: 'help' })
})

test.each([
  [['--port', '0'], '--port 0 is not a port from 1 to 65528'],
  [['--port', '65529'], '--port 65529 is not a port'],
  [['--port', '80 80'], 'is not a port'],
  [['--ports', '1'], "Unknown option '--ports'"],
  [['start'], 'There is no command start'],
  [['run', 'fast'], 'does not know what to do with fast'],
  [['test', 'speed'], 'There is no test part speed: the parts are types, lint'],
  [['test', 'changed', 'HEAD', 'unit'], './sanuk test changed does not know what to do with unit'],
  [['test', '--seed', 'x'], '--seed x is not a whole number'],
  [['run', '--seed', '1'], './sanuk run takes no --seed'],
  [['ledger'], 'It is ./sanuk ledger check or ./sanuk ledger verify'],
  [['ledger', 'check', 'twice'], 'It is ./sanuk ledger check or ./sanuk ledger verify'],
  [['ledger', 'check', '--port', '1'], './sanuk ledger takes no --port'],
  [['turnover'], 'It is ./sanuk turnover rebuild, with --repair or without'],
  [['turnover', 'rebuild', 'twice'], 'It is ./sanuk turnover rebuild'],
  [['turnover', 'rebuild', '--port', '1'], './sanuk turnover takes no --port'],
  [['ledger', 'check', '--repair'], './sanuk ledger takes no --repair'],
  [['test', '--port', '1'], './sanuk test takes no --port'],
])('the arguments %j are refused with the reason', (args, words) => {
  expect(() => readCommand(args)).toThrow(words)
})

test.each(['vendor', 'brand', 'operator', 'agents'])(
  '%s passes its words on without --data, which is resolved',
  (name) => {
    const words = ['add', 'ACME', '--data', 'elsewhere', '--host', 'acme.example']
    expect(readCommand([name, ...words])).toEqual({
      name,
      rest: ['add', 'ACME', '--host', 'acme.example'],
      dataDirectory: resolve('elsewhere'),
    })
  },
)
