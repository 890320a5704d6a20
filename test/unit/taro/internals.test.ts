import { readFileSync } from 'node:fs'
import { build } from './build'
import { router } from './router'
import { runtime } from './runtime'

const held = { ...router, ...runtime, ...build }

/** The names of the rows: what stands bold at the start of a line of a table. */
const rows = [...readFileSync('docs/TARO.md', 'utf8').matchAll(/^\| \*\*(.+?)\*\*/gm)].map(
  ([, name = '']) => name.replaceAll('`', ''),
)

test.each(Object.entries(held))('%s (its row in docs/TARO.md says who leans on it)', (_, holds) => {
  holds()
})

test('each row of docs/TARO.md is held here, and nothing else', () => {
  expect(rows.sort()).toEqual(Object.keys(held).sort())
})
