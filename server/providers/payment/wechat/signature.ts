import { createSign, createVerify, type KeyObject } from 'node:crypto'

/** WeChat signs lines, the last one ended like the others. */
const linesOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

export const signLines = (key: KeyObject, lines: readonly string[]): string =>
  createSign('RSA-SHA256').update(linesOf(lines)).sign(key, 'base64')

export const holds = (key: KeyObject, lines: readonly string[], signature: string): boolean =>
  createVerify('RSA-SHA256').update(linesOf(lines)).verify(key, signature, 'base64')
