/** `npm run lint`: ESLint and oxfmt, over all files or those named; what ESLint passed is not looked at again. */
import { spawnSync } from 'node:child_process'
import { root } from './install.mjs'
import { sinceLastPass } from './lint/passed.mjs'

const named = process.argv.slice(2)
const isCode = (file) => /\.(tsx?|m?js)$/.test(file)

const run = (program, args) =>
  spawnSync('npx', ['--no-install', program, ...args], { cwd: root, stdio: 'inherit' }).status === 0

const eslint = (files) => files.length === 0 || run('eslint', ['--no-warn-ignored', ...files])

function eslintChanged() {
  const { files, remember } = sinceLastPass()
  const passed = eslint(files)
  if (passed) remember()
  return passed
}

function lintCode() {
  if (named.length > 0) return eslint(named.filter(isCode))
  return process.env.CI ? eslint(['.']) : eslintChanged()
}

const lintStyle = () =>
  run('oxfmt', ['--list-different', '--no-error-on-unmatched-pattern', ...named])

const passed = [lintCode(), lintStyle()]
process.exitCode = passed.every(Boolean) ? 0 : 1
