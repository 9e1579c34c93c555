import { basename } from 'node:path'
import type { Check } from './check.ts'
import type { SourceFile } from './source-files.ts'

const isTest = (path: string): boolean => /\.(test|journey|fixture)\.tsx?$/.test(path)

/** Lines that say something: neither blank nor comment. */
function lineCount(text: string): number {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length
}

const LONGEST = 300
const LONGEST_TEST = 600

/** Files that nobody can hold in the head at once. Titles of games are data and may be long. */
export function tooLong(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith('apps/studio/src/titles/'))
    .map(({ path, text }) => ({ path, lines: lineCount(text), most: isTest(path) ? LONGEST_TEST : LONGEST }))
    .filter(({ lines, most }) => lines > most)
    .map(({ path, lines, most }) => `${path} has ${lines} lines, at most ${most} fit: what are its two subjects?`)
}

const NO_SUBJECTS = /^(utils?|helpers?|common|misc|shared|lib|manager|service|data|types|constants|index)$/

/** File names that name no subject. A room's door is its index. */
export function namedForNothing(files: readonly SourceFile[]): string[] {
  return files
    .map(({ path }) => path)
    .filter((path) => NO_SUBJECTS.test(basename(path).replace(/\..*$/, '')))
    .filter((path) => !/^apps\/server\/src\/modules\/[^/]+\/[^/]+\/index\.ts$/.test(path))
    .map((path) => `${path} is named for no subject`)
}

const RANDOM_ALLOWED = /^apps\/studio\/client\/|^apps\/web\/(gallery|src)\/|^apps\/office\//
const CLOCK_FORBIDDEN = /^packages\/(engines|money|contracts)\/|^apps\/server\/src\/(modules|house)/

/** Chance and time are handed in where they decide something: `Math.random` is for decoration in browsers only. */
export function chanceOrClock(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path) && !path.startsWith('tools/structure/'))
    .flatMap(({ path, text }) => [
      ...(text.includes('Math.random') && !RANDOM_ALLOWED.test(path) ? [`${path} calls Math.random`] : []),
      ...(/Date\.now\(|new Date\(\)/.test(text) && CLOCK_FORBIDDEN.test(path)
        ? [`${path} reads the clock itself`]
        : []),
    ])
}

const LEFTOVERS = /\b(FIXME|XXX|HACK)\b|@ts-ignore|@ts-nocheck|\b(describe|test|it)\.only\(/

/** What was meant to be taken out before it was handed in. */
export function leftovers(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith('tools/structure/'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (LEFTOVERS.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    )
}

/** All of it, on the given files. */
export function checkTidiness(files: readonly SourceFile[]): Check[] {
  return [
    { name: 'files are short', complaints: tooLong(files) },
    { name: 'files are named for their subject', complaints: namedForNothing(files) },
    { name: 'chance and time are handed in', complaints: chanceOrClock(files) },
    { name: 'nothing is left over', complaints: leftovers(files) },
  ]
}
