import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'

const src = path.resolve(__dirname, '../../src')
const sources = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))

/** The call that a piece of source asks last. */
const lastCall = (source: string): Path | undefined =>
  [...source.matchAll(/'(\/(?:tp5|user|activity|weixin)\/[\w/]+)'/g)].at(-1)?.[1] as Path

// what is asked anew is shared with nobody, whoever signs in meanwhile
test('what a page keeps for everybody, the contract says is told alike', () => {
  const found = sources.flatMap((file) => {
    const source = fs.readFileSync(path.join(src, file), 'utf8')
    return [...source.matchAll(/(?<!anew: true, )alike: true/g)].map(({ index }) => ({
      file,
      asked: lastCall(source.slice(0, index)),
    }))
  })
  assert.ok(found.length > 5, 'pages that keep something for everybody were looked for')
  for (const { file, asked } of found) {
    const call: Call | undefined = asked && api[asked]
    assert.equal(call?.alike, true, `${file} keeps ${asked} for everybody`)
  }
})
