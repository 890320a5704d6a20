/** `npm run lint`: ESLint and oxfmt, over all files or those named; what ESLint passed is not looked at again. */
import { spawnSync } from 'node:child_process'
import { root } from './install.mjs'
import { code, sinceLastPass } from './lint/passed.mjs'
import { tracked } from './test/tracked.mjs'

const named = process.argv.slice(2)

const run = (program, args) =>
  spawnSync('npx', ['--no-install', program, ...args], { cwd: root, stdio: 'inherit' }).status === 0

/** A process for each top folder: the types of all of them at once do not fit into one memory. */
function eslint(files) {
  const folderOf = (file) => (file.includes('/') ? file.split('/')[0] : '.')
  const passed = [...new Set(files.map(folderOf))].map((folder) => {
    const portion = files.filter((file) => folderOf(file) === folder)
    return run('eslint', ['--no-warn-ignored', ...portion])
  })
  return passed.every(Boolean)
}

function eslintChanged() {
  const { files, remember } = sinceLastPass()
  const passed = eslint(files)
  if (passed) remember()
  return passed
}

function lintCode() {
  if (named.length > 0) return eslint(named.filter((file) => code.test(file)))
  return process.env.CI ? eslint(tracked(code)) : eslintChanged()
}

const lintStyle = () =>
  run('oxfmt', ['--list-different', '--no-error-on-unmatched-pattern', ...named])

const passed = [lintCode(), lintStyle()]
process.exitCode = passed.every(Boolean) ? 0 : 1
