import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { wantedOf as previewWanted } from '../command/preview'
import { wantedOf as testWanted } from '../command/test'
import { wantedOf as validateWanted } from '../command/validate'
import { Misspelt } from '../command/words'

const main = path.resolve(__dirname, '../command/main.ts')
const loader = require.resolve('tsx')

/** A project of somebody else's, with this configuration. */
let project: string
before(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'mini-program-'))
})
after(() => fs.rmSync(project, { recursive: true }))

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', loader, main, ...args], {
    cwd: project,
    encoding: 'utf8',
  })

const isMisspelt = (said: RegExp) => (error: Error) =>
  error instanceof Misspelt && said.test(error.message)

describe('the words of a command', () => {
  test('name what is previewed: a folder, a server, a port and what may be asked', () => {
    const words = 'dist http://127.0.0.1:9000 --port 5000 --domains https://a.example/x'.split(' ')
    assert.deepEqual(previewWanted(words), {
      dist: 'dist',
      server: 'http://127.0.0.1:9000',
      port: 5000,
      domains: ['https://a.example'],
    })
  })

  test('name the pages that are tried, with or without a slash', () => {
    assert.deepEqual(testWanted(['dist', '/home/page?a=1', 'mine/page']).pages, [
      'home/page?a=1',
      'mine/page',
    ])
  })

  test('win over the configuration, and that over what WeChat says', () => {
    const config = { oldestPhone: { ios: 13, library: '2.30.0' }, budgets: { mainPackage: 1 } }
    const { asked } = validateWanted(['dist', '--library', '2.31.0'], config)
    assert.deepEqual(asked.phone, { library: '2.31.0', ios: 13, chrome: 87 })
    assert.deepEqual(asked.budgets, { mainPackage: 1 })
  })

  for (const [args, said] of [
    [[], /Which folder/],
    [['dist', 'notaurl'], /“notaurl” is no address of a server/],
    [['dist', '--port', '70000'], /A port is a number from 0 to 65535/],
    [['dist', '--port', 'x'], /not “x”/],
    [['dist', '--loud'], /Unknown option '--loud'/],
    [['a', 'http://b', 'c'], /“c” is one word too many/],
  ] as const) {
    test(`of a preview are refused in words: ${args.join(' ') || 'none'}`, () => {
      assert.throws(() => previewWanted([...args]), isMisspelt(said))
    })
  }

  for (const [args, said] of [
    [[], /Which folder/],
    [['dist', '--ios', 'new'], /--ios is a version/],
    [['dist', '--library', 'latest'], /--library is a version/],
  ] as const) {
    test(`of a validator are refused in words: ${args.join(' ') || 'none'}`, () => {
      assert.throws(() => validateWanted([...args], {}), isMisspelt(said))
    })
  }
})

describe('the command', () => {
  for (const name of ['preview', 'validate', 'test']) {
    test(`${name} answers an unknown option with one line and where help is`, () => {
      const { status, stderr, stdout } = run(name, 'dist', '--loud')
      assert.equal(status, 1)
      assert.equal(stdout, '')
      assert.equal(stderr, `Unknown option '--loud'. mini-program ${name} --help tells more.\n`)
    })
  }

  test('lists its commands, and says what a command takes', () => {
    assert.match(run('--help').stdout, /preview .*\n.*validate .*\n.*test /)
    assert.match(run('validate', '--help').stdout, /^Usage: mini-program validate <folder>/)
    assert.equal(run('validate', '--help').status, 0)
  })

  test('does not know others', () => {
    const { status, stderr } = run('publish')
    assert.deepEqual(
      [status, stderr],
      [1, '“publish” is no command. mini-program --help lists them.\n'],
    )
  })

  for (const [file, text] of [
    ['mini-program.config.mjs', 'export default { oldestPhone: { ios: 13 } }'],
    ['mini-program.config.cjs', 'module.exports = { oldestPhone: { ios: 13 } }'],
    ['mini-program.config.ts', 'export default { oldestPhone: { ios: 13 as number } }'],
    ['mini-program.config.json', '{ "oldestPhone": { "ios": 13 } }'],
  ] as const) {
    test(`reads ${file}`, () => {
      const app = path.join(project, 'dist')
      fs.mkdirSync(app, { recursive: true })
      fs.writeFileSync(path.join(app, 'app.json'), '{"pages":["home"]}')
      fs.writeFileSync(path.join(app, 'home.wxss'), '.a { inset: 0 }')
      fs.writeFileSync(path.join(project, file), text)
      const { stderr } = run('validate', 'dist')
      fs.rmSync(path.join(project, file))
      assert.match(stderr, /the oldest are 13 and 87/)
    })
  }

  test('says that a configuration is not there', () => {
    assert.match(
      run('validate', 'dist', '--config', 'none.json').stderr,
      /^There is no none\.json\./,
    )
  })
})
