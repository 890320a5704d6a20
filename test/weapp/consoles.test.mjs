import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import phones from '../../config/phones.js'
import { root } from '../../tools/install.mjs'
import { readBuild } from '../../tools/wechat/build.mjs'
import { linesOf } from '../../tools/wechat/check.mjs'
import { consoles } from '../../tools/wechat/consoles.mjs'
import { information, privateIn } from '../../tools/wechat/privacy.mjs'
import { projectOf } from '../../tools/wechat/project.mjs'

const apps = ['weapp', 'iter']
const builds = new Map(apps.map((app) => [app, readBuild(join(root, 'dist', app))]))

/** The rows of one table of the document. */
function rowsUnder(heading) {
  const text = readFileSync(join(root, 'docs/WECHAT.md'), 'utf8')
  const [, section = ''] = text.split(`## ${heading}\n`)
  const lines = section.split('\n## ')[0].split('\n')
  const rows = lines.filter((line) => line.startsWith('| ')).slice(2)
  return rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const origin = 'https://mall.example'

/** A build that does what the document speaks of, and is told a host that everybody can reach. */
function factsOf(app, { calls = [], words = [], appJson = {}, env = {} } = {}) {
  return {
    build: {
      app: { __usePrivacyCheck__: true, ...appJson },
      pages: ['pages/order/exchange-log/page'],
      has: () => true,
      names: (text) => text === origin,
      calls: new Set(calls),
      words: new Set(words),
    },
    env: { TARO_APP_MINI_ORIGIN: origin, ...env },
    phones,
    project: projectOf(app),
  }
}

const lineOf = (title, facts, app = 'weapp') =>
  linesOf(app, facts).find((line) => line.slice(2).startsWith(`${title}:`))

test('the document and the command have the same list', () => {
  assert.deepEqual(
    rowsUnder('Checklist').map(([title]) => title),
    consoles.map(({ title }) => title),
  )
})

test('the document tells of everything private that the builds ask for, and of nothing else', () => {
  const asked = new Map(apps.flatMap((app) => [...privateIn(builds.get(app))]))
  const inTable = rowsUnder('Privacy guide').map(([name, by]) => [name, by.replaceAll('`', '')])
  assert.deepEqual(inTable.sort(), [...asked].map(([name, ways]) => [name, ways.join(', ')]).sort())
})

test('the builds send and fetch no files, as the document says', () => {
  for (const app of apps)
    for (const call of ['uploadFile', 'downloadFile'])
      assert.equal(builds.get(app).calls.has(call), false, `${app} calls ${call}: tell its host`)
})

test('a server on this machine is missing, one that everybody reaches is to be entered', () => {
  const here = factsOf('weapp', {
    calls: ['request'],
    env: { TARO_APP_MINI_ORIGIN: 'http://127.0.0.1:8080' },
  })
  assert.match(lineOf('request 合法域名', here), /^✗ .*the phone itself/)
  const there = factsOf('weapp', { calls: ['request'] })
  assert.match(lineOf('request 合法域名', there), /^· .*enter https:\/\/mall\.example$/)
  assert.match(lineOf('uploadFile 合法域名', there), /^✓/)
})

test('a build that was told of another host is older than what it is told now', () => {
  const facts = factsOf('weapp', {
    calls: ['request'],
    env: { TARO_APP_MINI_ORIGIN: 'https://new.example' },
  })
  assert.match(lineOf('request 合法域名', facts), /^✗ .*build it anew/)
})

test('each private way of asking is told by the name that the console has for it', () => {
  for (const [name, { calls = [], openTypes = [], inputTypes = [] }] of Object.entries(
    information,
  )) {
    for (const call of calls)
      assert.match(
        lineOf('用户隐私保护指引', factsOf('weapp', { calls: [call] })),
        new RegExp(name),
      )
    for (const word of [...openTypes, ...inputTypes])
      assert.match(
        lineOf('用户隐私保护指引', factsOf('weapp', { words: [word] })),
        new RegExp(name),
      )
  }
})

test('where somebody is may be asked once app.json says what for', () => {
  const appJson = {
    requiredPrivateInfos: ['getLocation'],
    permission: { 'scope.userLocation': { desc: '用来找到您所在的村' } },
  }
  const calls = ['getLocation']
  assert.match(lineOf('地理位置接口', factsOf('weapp', { calls, appJson })), /^· .*找到您所在的村/)
  assert.match(lineOf('地理位置接口', factsOf('weapp', { calls })), /^✗/)
  assert.match(lineOf('地理位置接口', factsOf('weapp')), /^✓/)
})

test('what the server is told is seen where it is told, and half of it is missing', () => {
  const env = (more) => factsOf('weapp', { env: more })
  assert.match(lineOf('小程序码', env({})), /^·/)
  assert.match(lineOf('小程序码', env({ WECHAT_MINI_APPID: 'wx1' })), /^✗ .*WECHAT_MINI_SECRET/)
  const both = { WECHAT_MINI_APPID: 'wx1', WECHAT_MINI_SECRET: 'x' }
  assert.match(lineOf('小程序码', env(both)), /^✓/)
})

test("the operator's app is asked for nothing about orders and money", () => {
  const lines = linesOf('iter', factsOf('iter')).join('\n')
  assert.doesNotMatch(lines, /订单|支付|二维码/)
  assert.match(lines, /登录/)
})
