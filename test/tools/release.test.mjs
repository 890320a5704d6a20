import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { root } from '../../tools/install.mjs'
import { layOut } from '../../tools/release/lay-out.mjs'
import { tracked } from '../../tools/test/tracked.mjs'

const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const statement =
  /^\s*(?:import|export)\s(?!type)[^'"]*?from '([^']+)'|^import '([^']+)'|(?:require\.resolve|await import)\('([^']+)'\)/gm

/** The packages that a server's sources name. */
const asked = new Set(
  tracked(/^(server|contract)\/.*\.ts$/).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(statement)]
      .map(([, from, bare, resolved]) => from ?? bare ?? resolved)
      .filter((name) => !/^(\.|@contract\/|@server\/|node:)/.test(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
      .filter((name) => !builtinModules.includes(name)),
  ),
)

function laidOut(look) {
  const to = mkdtempSync(join(tmpdir(), 'linji-release-'))
  try {
    layOut({ from: root, to })
    look(to)
  } finally {
    rmSync(to, { recursive: true })
  }
}

describe('a production folder', () => {
  test('has every package that the server asks for, and no other is a dependency', () => {
    const runsIt = 'tsx'
    assert.deepEqual(Object.keys(about.dependencies).sort(), [...asked, runsIt].sort())
  })

  test('has the commands of the house, and neither demo data nor tests', () => {
    laidOut((to) => {
      const { scripts } = JSON.parse(readFileSync(join(to, 'package.json'), 'utf8'))
      assert.ok(scripts.start && scripts.backup && scripts.desk)
      assert.deepEqual(
        ['test', 'build:h5', 'bench'].filter((name) => scripts[name]),
        [],
      )
      assert.deepEqual(
        ['demo', 'test', 'src', 'tools', '.git'].filter((name) => existsSync(join(to, name))),
        [],
      )
    })
  })

  test('has a lock of what npm installs there, and no folder of this repository', () => {
    laidOut((to) => {
      const lock = JSON.parse(readFileSync(join(to, 'package-lock.json'), 'utf8'))
      const { devDependencies } = JSON.parse(readFileSync(join(to, 'package.json'), 'utf8'))
      assert.deepEqual(lock.packages[''].devDependencies, devDependencies)
      const folders = Object.entries({ ...lock.packages, ...devDependencies }).filter(
        ([, told]) => told.link === true || /^file:/.test(told),
      )
      assert.deepEqual(folders, [])
    })
  })

  test('has all that the server reads when it is loaded', () => {
    laidOut((to) => {
      symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'))
      const words = ['--import', 'tsx', '--eval', "require('./server/http/server')"]
      const { status, stderr } = spawnSync(process.execPath, words, { cwd: to, encoding: 'utf8' })
      assert.equal(status, 0, stderr)
    })
  })
})
