import { createSign, createVerify, type KeyObject } from 'node:crypto'

/** WeChat signs lines, the last one ended like the others. */
export const linesOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

export const sign = (key: KeyObject, text: string): string =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64')

export const holds = (key: KeyObject, text: string, signature: string): boolean =>
  createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64')
