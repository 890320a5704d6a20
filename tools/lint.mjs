/** `npm run lint`: oxlint and Prettier, over all files or those named; what passed is not looked at again. */
import { spawnSync } from 'node:child_process'
import { root } from './install.mjs'
import { isCode, sinceLastPass } from './lint/passed.mjs'

const named = process.argv.slice(2)

const run = (program, args) =>
  spawnSync('npx', ['--no-install', program, ...args], { cwd: root, stdio: 'inherit' }).status === 0

/** That none of those named is looked at is no fault: they may all be what others made. */
const options = ['--config=oxlint.config.mjs', '--no-error-on-unmatched-pattern']
const oxlint = (files) => files.length === 0 || run('oxlint', [...options, ...files])

function oxlintChanged() {
  const { files, remember } = sinceLastPass()
  const passed = oxlint(files)
  if (passed) remember()
  return passed
}

function lintCode() {
  if (named.length > 0) return oxlint(named.filter((file) => isCode.test(file)))
  return process.env.CI ? oxlint(['.']) : oxlintChanged()
}

/** Prettier judges a file by itself, so that its own cache is safe. */
const cache = ['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier']

function lintStyle() {
  const files = named.length > 0 ? named : ['.']
  const kept = process.env.CI ? [] : cache
  return run('prettier', ['--check', '--log-level=warn', '--ignore-unknown', ...kept, ...files])
}

const passed = [lintCode(), lintStyle()]
process.exitCode = passed.every(Boolean) ? 0 : 1
