import fs from 'node:fs'
import { Misunderstood } from './request'

const byteOrderMark = /^\ufeff/

/** The text of a file named on the command line, as an editor shows it. */
export function readFile(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').replace(byteOrderMark, '')
  } catch {
    throw new Misunderstood(`打不开文件 ${file}`)
  }
}
