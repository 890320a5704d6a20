import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import phones from '../../config/phones.js'
import { builds } from '../../tools/builds.mjs'
import { root } from '../../tools/install.mjs'
import { allowThisMachine, projectOf } from '../../tools/wechat/project.mjs'

const textOf = (file) => readFileSync(join(root, file), 'utf8')

test('the documents name the oldest WeChat that is let in', () => {
  for (const file of ['README.md', 'docs/WECHAT.md'])
    assert.ok(textOf(file).includes(phones.baseLibrary))
})

for (const app of ['weapp', 'iter']) {
  const { file, config } = projectOf(app)

  test(`DevTools opens the build of ${app} from beside the sources, on the oldest WeChat`, () => {
    // it takes ../ out of the path
    assert.doesNotMatch(config.miniprogramRoot, /\.\.|^\//)
    assert.equal(config.libVersion, phones.baseLibrary)
    assert.doesNotMatch(file, /^dist\//)
    assert.ok(builds[app].sources.includes(file))
  })

  test(`what is uploaded of ${app} is what was built`, () => {
    const { es6, enhance, postcss, minified, urlCheck } = config.setting
    const translated = { es6, enhance, postcss, minified }
    assert.deepEqual(translated, { es6: false, enhance: false, postcss: false, minified: false })
    assert.equal(urlCheck, true)
  })
}

test('DevTools is told once that it may call this machine, and keeps what it is told since', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linji-project-'))
  try {
    const file = allowThisMachine('weapp', folder)
    const place = join(folder, file)
    assert.equal(JSON.parse(readFileSync(place, 'utf8')).setting.urlCheck, false)
    writeFileSync(place, '{}')
    assert.equal(allowThisMachine('weapp', folder), undefined)
    assert.equal(readFileSync(place, 'utf8'), '{}')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
