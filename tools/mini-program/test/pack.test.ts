import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'

const here = path.resolve(__dirname, '..')
const about = JSON.parse(fs.readFileSync(path.join(here, 'package.json'), 'utf8')) as {
  name: string
  bin: Record<string, string>
  dependencies: Record<string, string>
}

/** A project of somebody else's, with the package and what it depends on. */
let project: string
let home: string

function install(name: string): void {
  const at = path.join(project, 'node_modules', name)
  fs.mkdirSync(path.dirname(at), { recursive: true })
  const folder = require.resolve
    .paths(name)!
    .map((each) => path.join(each, name))
    .find((each) => fs.existsSync(each))!
  fs.symlinkSync(folder, at)
}

before(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'mini-program-'))
  home = path.join(project, 'node_modules', about.name)
  fs.mkdirSync(home, { recursive: true })
  fs.copyFileSync(path.join(here, 'package.json'), path.join(home, 'package.json'))
  const pack = [path.join(here, 'pack.mjs'), path.join(home, 'dist')]
  const { status, stdout } = spawnSync(process.execPath, pack, { encoding: 'utf8' })
  assert.equal(status, 0, stdout)
  Object.keys(about.dependencies).forEach(install)
})
after(() => fs.rmSync(project, { recursive: true }))

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(home, about.bin['mini-program'] ?? ''), ...args], {
    cwd: project,
    encoding: 'utf8',
  })

const app = path.join(here, 'test/native/fixture')

describe('the packed package in a foreign project', () => {
  test('judges a mini program', () => {
    const { status, stdout, stderr } = run('validate', app)
    assert.equal(status, 0, stderr)
    assert.match(stdout, /0 findings/)
  })

  test('opens its pages', () => {
    const { status, stdout, stderr } = run('test', app, 'pages/mine/index')
    assert.equal(status, 0, stderr + stdout)
    assert.match(stdout, /✓ pages\/mine\/index/)
  })

  test('offers what its exports name, and their types', () => {
    const load = createRequire(path.join(project, 'test.js'))
    const faces = ['', '/validator', '/scripts', '/preview'].map((face) => about.name + face)
    const offered = faces.flatMap((face) => Object.keys(load(face) as object))
    for (const name of ['launch', 'until', 'validate', 'readScript', 'startPreview'])
      assert.ok(offered.includes(name), name)
    for (const face of faces)
      assert.ok(fs.existsSync(load.resolve(face).replace(/\.js$/, '.d.ts')), face)
    assert.ok(load(`${about.name}/privacy.json`))
  })
})
