import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import type { Db } from '@server/database/database'
import { importFile, type Importer } from '@server/importing/import-file'
import { problemsOf } from './unusable'

const tx = {} as Db
const now = new Date()
const given = '["thermos",\n"kettle"]'

const importer: Importer<string[], string> = {
  schema: z.array(z.string()),
  checks: [],
  write: async (_tx, titles) => titles.join(' and '),
}

test('a file nothing is wrong with is written, and what came of it is told', async () => {
  assert.equal(await importFile(importer, given, { tx, now }), 'thermos and kettle')
})

test('what several checks find is told together, and nothing is written, and what came of it is told', async () => {
  const importing = importFile(
    {
      ...importer,
      checks: [
        (_db, { content, problem }) => content.map((title, at) => problem([at], `没有 ${title}`)),
        async (_db, { problem }) => [problem([], '太少')],
      ],
      write: () => assert.fail('written'),
    },
    given,
    { tx, now },
  )
  assert.deepEqual(await problemsOf(() => importing), [
    '第 1 行 [1]：没有 thermos',
    '第 2 行 [2]：没有 kettle',
    '第 1 行 整个文件：太少',
  ])
})
