import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { z } from 'zod'
import { listed } from '@server/command/listed'
import { Misunderstood } from '@server/command/request'
import type { Asking, Looking } from '@server/command/run'
import { temporaryDataDir } from '../harness/leftovers'

const asking = { config: {} } as Asking
const { readRequest, about, answer, afterwards, usage } = listed<string[]>({
  name: 'kettle',
  noun: '水壶',
  importer: () => ({
    schema: z.array(z.string()),
    checks: [],
    write: async (_tx, content) => ({ added: content.length, changed: 0 }),
  }),
  list: async () => [],
  exported: async () => ({ kettles: ['tin'] }),
  deeds: {
    boil: { says: 'tin', answer: async (_asking, which) => [`${which} 开了`] },
    label: {
      says: 'tin [目录]',
      answer: async () => [],
      writes: async (_looking, which) => [{ name: `${which}.txt`, content: '烫手' }],
    },
  },
})

test('says what it can be asked, by its own name', () => {
  for (const words of [[], ['steal'], ['import'], ['list', 'all'], ['export', 'a', 'b']])
    assert.throws(() => readRequest(words), Misunderstood, words.join(' '))
  assert.match(usage, /npm run kettle -- import 文件.json {6}新增或更正水壶/)
})

test('says that there is nothing yet', async () => {
  assert.deepEqual(await answer(asking, readRequest(['list'])), ['还没有水壶'])
})

test('shows its file where none is named', async () => {
  const lines = await afterwards!(asking as Looking, readRequest(['export']))
  assert.deepEqual(JSON.parse(lines.join('\n')), { kettles: ['tin'] })
})

test('leaves what a deed writes in the folder that is named', async () => {
  const folder = path.join(temporaryDataDir(), 'labels')
  const request = readRequest(['label', 'tin', folder])
  assert.deepEqual(await afterwards!(asking as Looking, request), [`已写入 ${folder}/tin.txt`])
  assert.equal(fs.readFileSync(path.join(folder, 'tin.txt'), 'utf8'), '烫手')
  assert.deepEqual(await afterwards!(asking as Looking, readRequest(['boil', 'tin'])), [])
  for (const words of [['boil', 'tin', folder], ['label'], ['label', 'tin', folder, 'more']])
    assert.throws(() => readRequest(words), Misunderstood, words.join(' '))
})

test('says what it is about, by whom', () => {
  assert.deepEqual(about(readRequest(['import', 'a.json', '--by', '陈静'])), {
    action: 'import',
    kind: 'kettle',
    id: 'a.json',
    by: '陈静',
  })
  assert.deepEqual(about(readRequest(['list'])), { action: 'list', kind: 'kettle', id: '', by: '' })
  assert.throws(() => readRequest(['list', '--by', ' ']), Misunderstood)
})
