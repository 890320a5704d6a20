import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { rules } from '../../validator/rules'
import { validate } from '../../validator/validator'
import { runCompiler } from '../../validator/wechat/runCompiler'
import { makeBuild, type MadeBuild } from './makeBuild'

const tool = path.resolve(__dirname, '../..')

function withBuild(check: (build: MadeBuild) => void) {
  const build = makeBuild()
  try {
    check(build)
  } finally {
    build.discard()
  }
}

/** Beside no configuration. */
const run = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(tool, 'command/main.ts'), 'validate', ...args],
    { cwd: tool, encoding: 'utf8' },
  )

test('no rule finds anything in the valid build', () => {
  withBuild(({ dist }) => assert.deepEqual(validate(dist), []))
})

test('the command is content with a valid build', () => {
  withBuild(({ dist }) => {
    const { status, stdout, stderr } = run(dist)
    assert.equal(status, 0, stderr)
    assert.match(stdout, /0 findings/)
  })
})

test('the command fails, with one line for each finding', () => {
  withBuild((build) => {
    build.write('mine/page.js', '\nlocalStorage.clear()\n')
    const { status, stderr } = run(build.dist)
    assert.equal(status, 1)
    const line = `${path.join(build.dist, 'mine/page.js')}:2:1  browser-global  localStorage does not`
    assert.ok(stderr.includes(line), stderr)
  })
})

test('the command fails for a folder without a build, and without any', () => {
  assert.equal(run(path.join(tool, 'nowhere')).status, 1)
  assert.equal(run().status, 1)
})

test('the command judges a release, and the phones it is told', () => {
  withBuild((build) => {
    build.write('mine/page.js', "Page({ origin: 'http://127.0.0.1:8080' })")
    build.write('mine/page.wxss', '.a { display: flex; gap: 8rpx }')
    assert.equal(run(build.dist).status, 0)
    assert.match(run('--release', build.dist).stderr, /https {2}http:\/\/127\.0\.0\.1:8080/)
    assert.match(run('--ios', '13', build.dist).stderr, /style-age {2}a gap in flex/)
  })
})

test('what a product accepts is no finding, and nothing else goes with it', () => {
  withBuild((build) => {
    build.write('mine/page.wxss', '.a { display: flex; gap: 8rpx; aspect-ratio: 1 }')
    const accepted = [{ rule: 'style-age', says: 'a gap in flex', why: 'boxes touch' }]
    const findings = validate(build.dist, { phone: { ios: 13 }, accepted })
    assert.deepEqual(
      findings.map(({ message }) => message.split(' came')[0]),
      ['aspect-ratio'],
    )
  })
})

test("a compiler of WeChat's that cannot run is a finding", () => {
  withBuild((build) => {
    const [missing] = runCompiler(path.join(build.dist, 'wcc'), [], build.dist)
    assert.match(missing?.message ?? '', /could not run/)
    build.write('wcsc', 'exit 9')
    const [broken] = runCompiler(path.join(build.dist, 'wcsc'), [], build.dist)
    assert.match(broken?.message ?? '', /failed without a word: 9/)
  })
})

test('every rule is seen to fail, and stands in the README', () => {
  const files = fs.readdirSync(__dirname).filter((file) => file.endsWith('.test.ts'))
  const tests = files.map((file) => fs.readFileSync(path.join(__dirname, file), 'utf8')).join('\n')
  const readme = fs.readFileSync(path.join(tool, 'validator/README.md'), 'utf8')
  for (const rule of Object.keys(rules)) {
    assert.match(tests, new RegExp(`(?:breaks\\(\\s*|\\[)'${rule}'`), `${rule} has no test`)
    assert.ok(readme.includes(`| \`${rule}\` |`), `${rule} is not in the README`)
  }
})
