import { createHmac } from 'node:crypto'
import type { DataKey } from '@server/database/data-key'
import { open, seal } from '@server/database/seal'

export interface Person {
  name: string
  idNumber: string
}

const about = (userId: string) => `identity ${userId}`

export const sealPerson = (key: DataKey, userId: string, { name, idNumber }: Person) =>
  seal(key, JSON.stringify({ name, idNumber }), about(userId))

export const openPerson = (key: DataKey, userId: string, sealed: Buffer) =>
  JSON.parse(open(key, sealed, about(userId))) as Person

/** Keyed: birthdays and regions are few, so a plain hash could be tried out. */
export const hashIdNumber = (key: DataKey, idNumber: string) =>
  createHmac('sha256', key).update(`id number:${idNumber}`).digest('base64url')

export function maskName(name: string) {
  const [first = '', ...rest] = name
  return first + '*'.repeat(rest.length)
}

export const maskIdNumber = (idNumber: string) =>
  `${idNumber.slice(0, 4)}${'*'.repeat(10)}${idNumber.slice(-4)}`
