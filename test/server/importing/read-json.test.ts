import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { readJson } from '@server/importing/read-json'
import { problemsOf } from './unusable'

const shelf = z.strictObject({
  name: z.string(),
  goods: z.array(z.strictObject({ title: z.string(), stock: z.number('应为数字') })).default([]),
})
const problemsIn = (text: string) => problemsOf(() => readJson(shelf, text))

/** What breaks a file, and the line and the words it is told by. */
const broken: readonly [what: string, text: string, problem: RegExp][] = [
  ['nothing', '', /^第 1 行：这里不是有效的内容/],
  ['a word without quotes', '{\n "name": gift\n}', /^第 2 行：这里不是有效的内容/],
  ['a single quote', "{\n 'name': 1}", /^第 2 行：这里不是有效的内容/],
  ['a text that is not closed', '{\n "name": "a\n}', /^第 2 行：这里不是有效的内容/],
  ['an unknown escape', '{\n "name": "\\q"}', /^第 2 行：字符串里有不能识别的转义/],
  ['a comma too many among names', '{\n "name": "a",\n}', /^第 3 行：这里应为英文双引号里的名称/],
  ['a comma too many in a list', '{\n "goods": [1,\n]}', /^第 3 行：.*最后一项后面不能有逗号/],
  ['a comma too few', '{\n "name": "a"\n "goods": []}', /^第 3 行：前面一项没有写完/],
  ['no colon', '{\n "name" "a"}', /^第 2 行：名称后面缺少冒号/],
  ['an open object', '{\n "name": "a"\n', /^第 3 行：这一项没有写完，这里应为 }/],
  ['an open list', '[\n 1\n', /^第 3 行：这一列没有写完，这里应为 ]/],
  ['something after the end', '{}\n}', /^第 2 行：后面还有多余的内容/],
  ['a comment', '{\n // a\n}', /^第 2 行：这里不能写注释/],
  ['a name said twice', '{\n "name": "a",\n "name": "b"\n}', /^第 3 行：“name”写了两次/],
]

describe('a file that is no JSON', () => {
  for (const [what, text, problem] of broken) {
    test(`because of ${what} is told by its line`, async () => {
      const problems = await problemsIn(text)
      assert.equal(problems.length, 1)
      assert.match(problems[0]!, problem)
    })
  }
})

describe('a file that does not keep to its schema', () => {
  test('tells every line that is wrong at once, by the name of the thing', async () => {
    const text = `{
  "name": "米",
  "gods": [],
  "goods": [
    { "title": "一", "stock": 1 },
    {
      "title": "二",
      "stock": "many"
    }
  ]
}`
    assert.deepEqual(await problemsIn(text), [
      '第 8 行 goods[2].stock：应为数字',
      '第 3 行 gods：没有这一项，请核对名称',
    ])
  })

  test('tells what is missing on the line where it belongs', async () => {
    assert.deepEqual(await problemsIn('{\n "name": "米",\n "goods": [\n  {"stock": 1}\n ]\n}'), [
      '第 4 行 goods[1].title：缺少这一项',
    ])
    assert.deepEqual(await problemsIn('\n\n{}'), ['第 3 行 name：缺少这一项'])
  })

  test('is told as a whole when it is something else altogether', async () => {
    const [problem] = await problemsIn('\n[]')
    assert.match(problem!, /^第 2 行 整个文件：/)
  })

  test('cannot bring a name in that objects have from birth', async () => {
    assert.deepEqual(await problemsIn('{\n "name": "米",\n "__proto__": {}\n}'), [
      '第 3 行 __proto__：没有这一项，请核对名称',
    ])
  })
})

test('what is right is given as the schema makes it, with a way to find its lines', () => {
  const { content, problem } = readJson(shelf, '{\n "name": "米"\n}')
  assert.deepEqual(content, { name: '米', goods: [] })
  assert.equal(problem(['name'], '不卖'), '第 2 行 name：不卖')
  assert.equal(problem(['goods', 3], '没有'), '第 1 行 goods[4]：没有')
})
