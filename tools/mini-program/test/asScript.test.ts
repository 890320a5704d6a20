import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { asScript } from '../host/asScript'

/** Runs a file as WeChat does, beside one other module. */
function run(source: string, other: unknown = {}): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> }
  runInNewContext(source, { module, exports: module.exports, require: () => other })
  return module.exports
}

test('an ES module offers what it exports', () => {
  const { default: greet, name } = run(
    asScript("export const name = '邻集'\nexport default () => '您好'"),
  )
  assert.deepEqual([(greet as () => string)(), name], ['您好', '邻集'])
})

test('an ES module gets what another file has, however that one is written', () => {
  const source = "import all, { day } from './other'\nexport const told = [all.day, day]"
  assert.equal(String(run(asScript(source), { day: '今天' }).told), '今天,今天')
})

test('a script stays as it is', () => {
  const source = "const load = () => require.async('../book/data')\nmodule.exports = { load }"
  assert.equal(asScript(source), source)
})
