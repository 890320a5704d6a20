import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { readBuild } from '../../tools/mini-program/build/build'
import { checkBuild, limits } from '../../tools/mini-program/build/check'
import { wxssToCss } from '../../tools/mini-program/build/styles'

const root = path.join(__dirname, '../..')
const fixture = path.join(__dirname, 'fixture')
const made: string[] = []
after(() => made.forEach((folder) => fs.rmSync(folder, { recursive: true })))

/** The sample with something broken in it. */
function broken(harm: (folder: string) => void): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linji-build-'))
  made.push(folder)
  fs.cpSync(fixture, folder, { recursive: true })
  harm(folder)
  return checkBuild(readBuild(folder)).findings.map(({ rule, message }) => `${rule}: ${message}`)
}

const write = (folder: string, file: string, content: string | Buffer) =>
  fs.writeFileSync(path.join(folder, file), content)

describe('the check after a build', () => {
  for (const app of ['weapp', 'iter']) {
    test(`finds nothing in dist/${app}`, () => {
      const { findings, sizes } = checkBuild(readBuild(path.join(root, 'dist', app)))
      assert.deepEqual(findings, [])
      assert.ok(sizes['']! <= limits.main)
    })
  }

  test('finds nothing in a sound build', () => {
    assert.deepEqual(
      broken(() => {}),
      [],
    )
  })

  test('a main package over our own budget', () => {
    const found = broken((folder) => write(folder, 'big.js', Buffer.alloc(limits.main)))
    assert.match(found.join(), /size: 8\d\d KB is over its 800 KB/)
  })

  test('a subpackage over 2 MB', () => {
    const found = broken((folder) => write(folder, 'sub/big.js', Buffer.alloc(limits.package)))
    assert.match(found.join(), /size: 20\d\d KB is over its 2048 KB/)
  })

  test('a page of app.json that is not there', () => {
    const found = broken((folder) => fs.rmSync(path.join(folder, 'sub/detail/page.js')))
    assert.deepEqual(found, ['page: the page sub/detail/page has no sub/detail/page.js'])
  })

  test('a component that is not there', () => {
    const found = broken((folder) => fs.rmSync(path.join(folder, 'parts/stamp/stamp.js')))
    assert.deepEqual(found, ['component: <stamp> points at parts/stamp/stamp, which is not there'])
  })

  test('a tab outside of the main package, and an icon that is not there', () => {
    const found = broken((folder) => {
      const app = JSON.parse(fs.readFileSync(path.join(folder, 'app.json'), 'utf8')) as {
        tabBar: { list: object[] }
      }
      app.tabBar.list[0] = { pagePath: 'sub/detail/page', text: '远', iconPath: '@nowhere' }
      write(folder, 'app.json', JSON.stringify(app))
    })
    assert.match(found.join(), /the tab 远 is no page of the main package/)
    assert.match(found.join(), /the icon @nowhere is not there/)
  })

  test('a template that does not parse', () => {
    const found = broken((folder) =>
      write(folder, 'mine/page.wxml', '<view wx:if="{{a b}}"></view>'),
    )
    assert.match(found.join(), /^template: /)
  })
})

test('styles: imports come in, tags become built-in components, page becomes the body', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linji-styles-'))
  made.push(folder)
  write(folder, 'app.wxss', '@import "./more.wxss";\npage view.a > text { width: 10rpx; }')
  write(folder, 'more.wxss', '@keyframes turn { from { top: 0; } }\n.b::after { top: 1px; }')
  const css = wxssToCss(folder, 'app.wxss', 'c1').replace(/\s+/g, ' ')
  assert.match(css, /@keyframes turn { from { top: 0; } }/)
  assert.match(css, /\.c1--b::after { top: 1px; }/)
  assert.match(css, /body wx-view\.c1--a > wx-text { width: calc\(10 \* 100vw \/ 750\); }/)
})
