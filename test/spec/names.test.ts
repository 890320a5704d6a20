import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'

const root = path.resolve(__dirname, '../..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')

/** Without what follows the first dot of its name: an import says no more. */
const imported = (file: string) =>
  path.join(path.dirname(file), path.basename(file).replace(/\..*$/, ''))

test('no two files of a folder are told apart by case alone', () => {
  const names = [...new Set(files.map(imported))]
  const known = new Map<string, string>()
  const alike = names.filter((name) => {
    const other = known.get(name.toLowerCase())
    known.set(name.toLowerCase(), name)
    return other !== undefined
  })
  assert.deepEqual(alike, [])
})
