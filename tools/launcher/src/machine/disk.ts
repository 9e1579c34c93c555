import { statfsSync } from 'node:fs'
import { Fault } from '../faults.ts'

const megabyte = 2 ** 20

/** Megabytes that this user may still write to the disk of an existing directory. */
const megabytesLeft = (directory: string): number => {
  const { bavail, bsize } = statfsSync(directory)
  return Math.floor((bavail * bsize) / megabyte)
}

/** Whether the disk of a directory is as good as full: some programs that it stops do not say why. */
export const diskIsFull = (directory: string): boolean => megabytesLeft(directory) < 20

/** Refuses at once what would fail minutes later. `purpose` completes "… MB are needed for". */
export const demandSpace = (directory: string, megabytes: number, purpose: string): void => {
  const left = megabytesLeft(directory)
  if (left >= megabytes) return
  throw new Fault(`The disk is full: ${directory} has ${left} MB left and ${megabytes} MB are needed for ${purpose}.`)
}
