import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Fault } from '../Finding'

/** Nothing when the program takes the files; not being able to ask it is a fault too. */
export function runCompiler(program: string, options: string[], dist: string): Fault[] {
  const failed = (message: string): Fault[] => [{ file: path.basename(program), message }]
  try {
    allowRunning(program)
  } catch (error) {
    return failed(`could not run: ${(error as Error).message}`)
  }
  const run = spawnSync(program, [...options, '-o', os.devNull], { cwd: dist, encoding: 'utf8' })
  if (run.error) return failed(`could not run: ${run.error.message}`)
  const faults = faultsIn(`${run.stderr}\n${run.stdout}`)
  if (run.status === 0 || faults.length > 0) return faults
  return failed(`failed without a word: ${run.signal ?? run.status}`)
}

/** npm unpacks the programs for Linux without the right to run. */
function allowRunning(program: string): void {
  try {
    fs.accessSync(program, fs.constants.X_OK)
  } catch {
    fs.chmodSync(program, 0o755)
  }
}

/** wcc says `file:line:column: message`, wcsc `ERR: file(line:column): message`. */
const located = /^(\S+?\.wx\w+)[:(](\d+):(\d+)\)?:\s*(.*)$/

/** wcsc on an import: ``path `b.wxss` not found from `a.wxss`.`` */
const importing = /from `(\S+\.wxss)`/

const faultsIn = (output: string): Fault[] =>
  output
    .split('\n')
    .map((line) => line.replace(/^ERR: /, '').trim())
    .filter((line) => line !== '' && !line.startsWith('error file count'))
    .map(faultOf)

function faultOf(line: string): Fault {
  const [, file, at, column, message] = located.exec(line) ?? []
  if (file !== undefined)
    return { file, line: Number(at), column: Number(column), message: message || line }
  return { file: importing.exec(line)?.[1] ?? 'build', message: line }
}
