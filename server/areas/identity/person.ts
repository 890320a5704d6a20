import { type DataKey, keyedHash, keyedHashes } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

export interface Person {
  name: string
  idNumber: string
}

export const aboutPerson = (userId: string) => `identity ${userId}`

export const sealPerson = (key: DataKey, userId: string, { name, idNumber }: Person) =>
  seal(key, JSON.stringify({ name, idNumber }), aboutPerson(userId))

export const openPerson = (key: DataKey, userId: string, sealed: Buffer) =>
  JSON.parse(open(key, sealed, aboutPerson(userId))) as Person

/** Keyed: birthdays and regions are few, so a plain hash could be tried out. */
export const hashIdNumber = (key: DataKey, idNumber: string) =>
  keyedHash(key, 'id number', idNumber)
export const hashesOfIdNumber = (key: DataKey, idNumber: string) =>
  keyedHashes(key, 'id number', idNumber)

export function maskName(name: string) {
  const [first = '', ...rest] = name
  return first + '*'.repeat(rest.length)
}

export const maskIdNumber = (idNumber: string) =>
  `${idNumber.slice(0, 4)}${'*'.repeat(10)}${idNumber.slice(-4)}`
