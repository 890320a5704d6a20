import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { apiRisks } from '../security/api-risks'
import { asvs, chapters } from '../security/asvs/asvs'
import { failures } from '../security/failures'
import { holes } from '../security/holes'
import type { Proof } from '../security/row'
import { reliability, security } from '../security/write'

const root = path.resolve(__dirname, '../..')
const read = (file: string) =>
  fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : ''

/** A title stands in a line that begins a test or a group of them; a document has it anywhere. */
function stands([file, title]: Proof): boolean {
  const lines = read(file).split('\n')
  const asTest = /\.test\.(tsx?|mjs)$/.test(file)
  return lines.some(
    (line, at) =>
      line.includes(title) &&
      (!asTest ||
        /^\s*(test|it|describe)\(/.test(line) ||
        /^\s*(test|it|describe)\($/.test(lines[at - 1] ?? '')),
  )
}

describe('what is said of security', () => {
  test('has every requirement once, in its chapter and at its level', () => {
    const ids = asvs.map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
    for (const [chapter, [first, second]] of Object.entries(chapters)) {
      const levels = asvs
        .filter(({ id }) => `V${id.split('.')[0]}` === chapter)
        .map(({ level }) => level)
      assert.deepEqual(
        [
          levels.filter((level) => level === 1).length,
          levels.filter((level) => level === 2).length,
        ],
        [first, second],
        chapter,
      )
    }
  })

  test('is shown by tests and headings that are there', () => {
    const rows = [...asvs, ...apiRisks, ...holes, ...failures]
    const gone = rows.flatMap(({ proofs }) => proofs).filter((proof) => !stands(proof))
    assert.deepEqual(
      gone.map(([file, title]) => `${file}: ${title}`),
      [],
    )
  })

  test('is shown by something wherever it is said to be met', () => {
    const bare = asvs.filter(
      ({ state, proofs }) => (state === 'met' || state === 'decided') && proofs.length === 0,
    )
    assert.deepEqual(
      bare.map(({ id }) => id),
      [],
    )
    for (const { name, proofs } of [...apiRisks, ...holes, ...failures])
      assert.ok(proofs.length > 0, name)
  })

  test('leaves nothing open of authentication, sessions, access and cryptography', () => {
    const grave = asvs.filter(
      ({ id, state }) => state === 'open' && /^(6|7|8|9|10|11|12)\./.test(id),
    )
    assert.deepEqual(
      grave.map(({ id }) => id),
      [],
    )
  })

  test('is written down as it is', () => {
    const hint = 'npm run security writes it anew'
    assert.equal(read('docs/SECURITY.md'), security(), hint)
    assert.equal(read('docs/RELIABILITY.md'), reliability(), hint)
  })
})
