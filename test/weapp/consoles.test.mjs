import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import phones from '../../config/phones.js'
import { root } from '../../tools/install.mjs'
import { readBuild } from '../../tools/wechat/build.mjs'
import { linesOf } from '../../tools/wechat/check.mjs'
import { consoles } from '../../tools/wechat/consoles.mjs'
import { pushPath } from '../../tools/wechat/consoles/servers.mjs'
import { information, privateIn } from '../../tools/wechat/privacy.mjs'
import { projectOf } from '../../tools/wechat/project.mjs'

const apps = ['weapp', 'iter']
const builds = new Map(apps.map((app) => [app, readBuild(join(root, 'dist', app))]))

const document = readFileSync(join(root, 'docs/WECHAT.md'), 'utf8')

const sectionOf = (heading) => document.split(`\n## ${heading}\n`)[1].split('\n## ')[0]

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of the table in a text. */
const rowsIn = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map(cellsOf)

const origin = 'https://mall.example'

/** A build that does what the document speaks of, and is told a host that everybody can reach. */
function factsOf(app, { calls = [], words = [], appJson = {}, env = {} } = {}) {
  return {
    build: {
      app: { __usePrivacyCheck__: true, ...appJson },
      pages: ['pages/order/exchange-log/page', 'pages/tabs/index/page'],
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

const allLinesOf = (app, facts) => linesOf(app, facts).flatMap(([, lines]) => lines)

const lineOf = (title, facts, app = 'weapp') =>
  allLinesOf(app, facts).find((line) => line.slice(2).startsWith(title))

test('the document and the command have the same list, and send to the same places', () => {
  const [, ...groups] = sectionOf('Checklist').split('\n### ')
  const inDocument = groups.map((group) => [
    group.split('\n')[0],
    rowsIn(group).map(([title, where]) => [title, where]),
  ])
  const inCommand = Object.entries(consoles).map(([group, rows]) => [
    group,
    rows.map(({ title, where }) => [title, where]),
  ])
  assert.deepEqual(inDocument, inCommand)
})

test('the document speaks of every feature that an owner can close', () => {
  const features = rowsIn(sectionOf('What review may refuse')).map(([name]) => name)
  const [, list] = /features = \[([^\]]+)\]/.exec(
    readFileSync(join(root, 'contract/features.ts'), 'utf8'),
  )
  assert.deepEqual(
    features,
    [...list.matchAll(/'(\w+)'/g)].map(([, name]) => `\`${name}\``),
  )
})

test('the document tells of everything private that the builds ask for, and of nothing else', () => {
  const asked = new Map(apps.flatMap((app) => [...privateIn(builds.get(app))]))
  const inTable = rowsIn(sectionOf('Privacy guide')).map(([name, by]) => [
    name,
    by.replaceAll('`', ''),
  ])
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

test('codes that only testers can open are no codes to print', () => {
  const env = { WECHAT_MINI_APPID: 'wx1', WECHAT_MINI_SECRET: 'x', WECHAT_MINI_VERSION: 'trial' }
  assert.match(lineOf('小程序码', factsOf('weapp', { env })), /^✗ .*trial/)
  const released = { ...env, WECHAT_MINI_VERSION: 'release' }
  assert.match(lineOf('小程序码', factsOf('weapp', { env: released })), /^✓/)
})

test('ordinary codes open the page that goes on to what they name', () => {
  const facts = factsOf('weapp')
  assert.match(
    lineOf('扫普通链接二维码打开小程序', facts),
    /^· .*rule https:\/\/mall\.example\/ .*pages\/tabs\/index\/page$/,
  )
  facts.build.pages = []
  assert.match(lineOf('扫普通链接二维码打开小程序', facts), /^✗ .*is no page/)
  const env = { PUBLIC_URL: 'https://other.example' }
  assert.match(
    lineOf('扫普通链接二维码打开小程序', factsOf('weapp', { env })),
    /^✗ .*prints https:\/\/other\.example, the build knows https:\/\/mall\.example/,
  )
})

test('WeChat is told the address where the server takes its messages', () => {
  const line = (env) => lineOf('消息推送', factsOf('weapp', { env }))
  const both = { WECHAT_PUSH_TOKEN: 'token', WECHAT_PUSH_KEY: 'key' }
  assert.match(line({}), /^· .*WECHAT_PUSH_TOKEN, WECHAT_PUSH_KEY, PUBLIC_URL/)
  assert.match(line(both), /^✗ .*without PUBLIC_URL/)
  assert.match(line({ ...both, PUBLIC_URL: 'http://127.0.0.1:8080' }), /^✗ .*the phone itself/)
  const said = line({ ...both, PUBLIC_URL: origin })
  assert.match(said, /^· .*enter https:\/\/mall\.example\/tp5\/api\/OrderPay\/push/)
  assert.ok(sectionOf('Checklist').includes(`\`${pushPath}\``))
})

test('a host of its own for pictures has to hand the cards on', () => {
  const env = { TARO_APP_IMAGE_HOST: 'https://cdn.example' }
  assert.match(lineOf('分享卡片', factsOf('weapp', { env })), /^· .*cdn\.example hands \/cards\//)
  assert.match(lineOf('分享卡片', factsOf('weapp')), /^✓/)
})

test('what is closed is told by platform', () => {
  const env = { CLOSED_ON_IOS: 'blindBox,inviteReward' }
  assert.match(
    lineOf('按系统关闭的功能', factsOf('weapp', { env })),
    /iOS: blindBox,inviteReward; on other phones: nothing$/,
  )
})

test("the operator's app is asked for nothing about orders and money", () => {
  const lines = allLinesOf('iter', factsOf('iter')).join('\n')
  assert.doesNotMatch(lines, /订单|支付|二维码/)
  assert.match(lines, /登录/)
})
